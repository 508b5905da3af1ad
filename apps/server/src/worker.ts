import { createAccountEndings } from './account-endings.ts';
import { ConfigError } from './config.ts';
import { createMachineListener, listenAt } from './http/listener.ts';
import { type RateJobContext, sweepRateBuckets } from './http/rate-limit.jobs.ts';
import { createReadiness } from './http/readiness.ts';
import type { Job } from './jobs/index.ts';
import { MAIL_JOBS, type MailJobContext } from './mail/outbox.jobs.ts';
import { MEDIA_REFERENCES } from './media-references.ts';
import {
  DATA_COPY_JOBS,
  type DataCopyJobContext,
  DELETION_JOBS,
  type DeletionJobContext,
} from './modules/accounts/index.ts';
import { followAddress } from './modules/admin/index.ts';
import { removeExpiredAnalyticsReports } from './modules/analytics/index.ts';
import { PLACE_TASK, startModelCalls } from './modules/answers/index.ts';
import { startCheckSweep } from './modules/checks/index.ts';
import { startCountingEngine } from './modules/companies/index.ts';
import {
  cms_pages,
  faq_categories,
  faq_items,
  homepage_logos,
  landing_claims,
  testimonials,
} from './modules/content/content.tables.ts';
import { coupons } from './modules/coupons/coupons.tables.ts';
import { followCoupon } from './modules/coupons/index.ts';
import { DATA_EXPORT_JOBS, type DataExportJobContext } from './modules/data-exports/index.ts';
import { theme_templates } from './modules/design/design.tables.ts';
import { startJudgingEngine } from './modules/judging/index.ts';
import { guessMissingIntents, type IntentJobContext } from './modules/keywords/index.ts';
import { type MediaJobContext, removeUnusedMedia } from './modules/media/index.ts';
import {
  forgetErrors,
  trimErrors,
  type WarningJobContext,
  warnAdministrators,
} from './modules/monitoring/index.ts';
import { warning_rules } from './modules/monitoring/warnings.tables.ts';
import { type BackupJobContext, makeBackup } from './modules/operations/index.ts';
import { PAYMENT_JOBS, type PaymentServices } from './modules/payments/index.ts';
import { sweepPerformance } from './modules/performance/index.ts';
import { plans } from './modules/plans/plans.tables.ts';
import { startReportWriter } from './modules/reports/index.ts';
import { purgeTrash, type TrashJobContext } from './modules/resources/index.ts';
import { keyword_rules, sign_up_rules } from './modules/rules/rules.tables.ts';
import { type RunEngine, startRefreshScheduler, startRunEngine } from './modules/runs/index.ts';
import { createSiteFetcher, fetchSiteIcons, type SiteIconJobContext } from './modules/site-icons/index.ts';
import { STATEMENT_TASK, startStanceEngine } from './modules/stances/index.ts';
import { SUMMARY_JOBS, type SummaryJobContext } from './modules/summaries/index.ts';
import { topic_categories, topic_ideas, topic_subcategories } from './modules/topics/topics.tables.ts';
import { createWebhookSender, WEBHOOK_JOBS, type WebhookJobContext } from './modules/webhooks/index.ts';
import { saveBackup } from './save-backup.ts';
import type { Services } from './services.ts';

/** Work that happens later, and by the clock. */
const JOBS: readonly Job<
  MailJobContext &
    RateJobContext &
    TrashJobContext &
    MediaJobContext &
    SiteIconJobContext &
    DeletionJobContext &
    DataCopyJobContext &
    DataExportJobContext &
    IntentJobContext &
    WarningJobContext &
    SummaryJobContext &
    WebhookJobContext &
    BackupJobContext &
    PaymentServices,
  unknown
>[] = [
  ...MAIL_JOBS,
  ...DELETION_JOBS,
  ...DATA_COPY_JOBS,
  ...DATA_EXPORT_JOBS,
  ...PAYMENT_JOBS,
  ...SUMMARY_JOBS,
  ...WEBHOOK_JOBS,
  followCoupon,
  sweepRateBuckets,
  guessMissingIntents,
  purgeTrash,
  removeUnusedMedia,
  fetchSiteIcons,
  forgetErrors,
  trimErrors,
  sweepPerformance,
  warnAdministrators,
  removeExpiredAnalyticsReports,
  followAddress,
  makeBackup,
];
/** Whose rows go into the trash, and out of it for good. */
const TRASH = [
  cms_pages,
  homepage_logos,
  landing_claims,
  testimonials,
  coupons,
  faq_items,
  faq_categories,
  plans,
  sign_up_rules,
  keyword_rules,
  warning_rules,
  theme_templates,
  topic_ideas,
  topic_subcategories,
  topic_categories,
] as const;
/** How long a stop waits for calls in flight; another worker takes over what is cut off then. */
const DRAIN_MS = 20_000;

/** What looks for its work again and again, in every worker: the tables say what is to be done. */
interface Loop {
  start(services: Services): { stop(timeoutMs: number): Promise<void> };
}
const LOOPS: readonly Loop[] = [
  { start: ({ checks }) => startRuns(checks) },
  { start: ({ checks }) => startRefreshScheduler(checks) },
  { start: ({ checks }) => startCountingEngine(checks) },
  { start: ({ checks }) => startStanceEngine(checks) },
  { start: ({ checks }) => startReportWriter(checks) },
  { start: ({ checks }) => startJudgingEngine(checks) },
  { start: ({ checks }) => startModelCalls(checks, PLACE_TASK) },
  { start: ({ checks }) => startModelCalls(checks, STATEMENT_TASK) },
  { start: ({ checks }) => startCheckSweep(checks) },
];

/** The background part of the product: everything that looks for work, and the jobs. */
export function startWorker(services: Services): { stop(): Promise<void> } {
  const loops = LOOPS.map((loop) => loop.start(services));
  const jobs = services.jobs
    .work(JOBS, {
      ...services.payments,
      auth: services.auth,
      mailer: services.mailer,
      webhookSender: createWebhookSender({ allowsLoopback: services.config.allowLoopbackWebhooks }),
      siteFetcher: createSiteFetcher({ allowsLoopback: false }),
      fetchesSiteIcons: services.config.fetchesSiteIcons,
      media: services.media,
      isAccountActive: services.checks.isAccountActive,
      rateLimiter: services.rateLimiter,
      log: services.log,
      dailyLimitMicrodollars: services.checks.dailyLimitMicrodollars,
      now: services.checks.now,
      trash: TRASH,
      mediaReferences: MEDIA_REFERENCES,
      erasePool: services.database.erasePool,
      tenant: services.checks.tenant,
      baseUrl: services.auth.options.baseURL,
      unsubscribeSecret: services.linkSecret,
      isDemonstration: services.config.isDemonstration,
      configuredChannels: services.checks.configuredChannels,
      accountEndings: createAccountEndings(services),
      dataDir: services.config.dataDir,
      saveBackup: async (outFile, now) => {
        await saveBackup(services.config, { outFile, ofDemonstration: services.config.isDemonstration, now });
      },
    })
    .catch((err: unknown) => services.log.error({ err }, 'jobs could not be begun'));
  return {
    stop: async () => {
      await Promise.all([
        ...loops.map((loop) => loop.stop(DRAIN_MS)),
        jobs.then(() => services.jobs.stop(DRAIN_MS)),
      ]);
    },
  };
}

/** A run that is started in this process is looked for at once. */
function startRuns(checks: Services['checks']): RunEngine {
  const engine = startRunEngine(checks);
  checks.wakeRuns = engine.wake;
  return engine;
}

/**
 * Serves GET /health/live, /health/ready and /metrics of a process that is a worker alone.
 * @throws ConfigError when something else listens there.
 */
export async function startWorkerListener(
  services: Services,
  workerPort: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const { config, log, metrics } = services;
  const server = createMachineListener({
    version: services.installation.version,
    log,
    metrics,
    baseUrl: () => `http://localhost:${workerPort}`,
    trustedProxies: config.trustedProxies,
    metricsToken: config.metricsToken,
    // People's requests never come to this port.
    isBehindProxy: false,
    eventStreams: null,
    checkReady: createReadiness(services),
  });
  const port = await listenAt(server, workerPort, config.host).catch((error: { code?: unknown }) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new ConfigError('This port is in use: stop what uses it, or set WORKER_PORT to another.');
  });
  return {
    port,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
