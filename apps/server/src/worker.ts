import { setTimeout as sleep } from 'node:timers/promises';
import { createAccountEndings } from './account-endings.ts';
import { ConfigError } from './config.ts';
import { isConnectionFailure } from './database/connection-failure.ts';
import { holdPresentReports, writeDemonstrationHistory } from './demonstration-history.ts';
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
import { startAuxiliaryEngine } from './modules/answers/index.ts';
import { recoverChecks } from './modules/checks/index.ts';
import {
  cms_pages,
  faq_categories,
  faq_items,
  homepage_logos,
  testimonials,
} from './modules/content/content.tables.ts';
import { startJudgingEngine } from './modules/judging/index.ts';
import { type MediaJobContext, removeUnusedMedia } from './modules/media/index.ts';
import { forgetErrors } from './modules/monitoring/index.ts';
import { coupons } from './modules/payments/coupons.tables.ts';
import { PAYMENT_JOBS, type PaymentServices } from './modules/payments/index.ts';
import { plans } from './modules/plans/plans.tables.ts';
import { startReportWriter } from './modules/reports/index.ts';
import { purgeTrash, type TrashJobContext } from './modules/resources/index.ts';
import { type RunEngine, startRefreshScheduler, startRunEngine } from './modules/runs/index.ts';
import { topic_categories, topic_subcategories } from './modules/topics/topics.tables.ts';
import type { Services } from './services.ts';

const SWEEP_MS = 15_000;
/** A first start serves its first page before it writes the past. */
const HISTORY_REST_MS = 2_000;
/** Work that happens later, and by the clock. */
const JOBS: readonly Job<
  MailJobContext &
    RateJobContext &
    TrashJobContext &
    MediaJobContext &
    DeletionJobContext &
    DataCopyJobContext &
    PaymentServices,
  unknown
>[] = [
  ...MAIL_JOBS,
  ...DELETION_JOBS,
  ...DATA_COPY_JOBS,
  ...PAYMENT_JOBS,
  sweepRateBuckets,
  purgeTrash,
  removeUnusedMedia,
  forgetErrors,
];
/** Whose rows go into the trash, and out of it for good. */
const TRASH = [
  cms_pages,
  homepage_logos,
  testimonials,
  coupons,
  faq_items,
  faq_categories,
  plans,
  topic_subcategories,
  topic_categories,
] as const;
/** After a failure the past is gone on with: half a day of it would keep its channels from the account's own checks. */
const HISTORY_AGAIN_MS = 30_000;
/** How long a stop waits for calls in flight; another worker takes over what is cut off then. */
const DRAIN_MS = 20_000;

/** The background part of the product: works on runs, starts those that are due, writes reports, ends lost checks. */
export function startWorker(services: Services): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let engine: RunEngine | null = null;
  const beginRuns = (): void => {
    if (signal.aborted || engine !== null) return;
    engine = startRunEngine(services.checks);
    services.checks.wakeRuns = engine.wake;
  };
  const jobs = services.jobs
    .work(JOBS, {
      ...services.payments,
      mailer: services.mailer,
      rateLimiter: services.rateLimiter,
      now: services.checks.now,
      trash: TRASH,
      mediaReferences: MEDIA_REFERENCES,
      erasePool: services.database.erasePool,
      tenant: services.checks.tenant,
      baseUrl: services.auth.options.baseURL,
      accountEndings: createAccountEndings(services),
    })
    .catch((err: unknown) => services.log.error({ err }, 'jobs could not be begun'));
  const judging = startJudgingEngine(services.checks);
  const auxiliary = startAuxiliaryEngine(services.checks);
  const reportWriter = startReportWriter({ ...services.checks, heldReports: holdPresentReports(services) });
  // What is due is found from what was refreshed last: history comes first.
  const scheduler = beginHistory(services, signal, beginRuns).then(() =>
    signal.aborted ? null : startRefreshScheduler(services.checks),
  );
  const sweeping = (async () => {
    let wasAway = false;
    while (!signal.aborted) {
      // Workers that found the database away, too, first store what they hold: nothing of it is lost.
      wasAway = !wasAway && !(await sweep(services));
      await sleep(SWEEP_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([
        sweeping,
        scheduler.then((one) => one?.stop()),
        judging.stop(),
        auxiliary.stop(DRAIN_MS),
        engine?.stop(DRAIN_MS),
        jobs.then(() => services.jobs.stop(DRAIN_MS)),
      ]);
      await reportWriter.stop();
    },
  };
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

/**
 * In demonstration mode, what the account shows of the last months; resolves when it is there or could not be made.
 * @param beginRuns starts the engine: not before it could take over a day of the past and date it today.
 */
async function beginHistory(services: Services, stop: AbortSignal, beginRuns: () => void): Promise<void> {
  if (!services.config.isDemonstration) return beginRuns();
  while (!stop.aborted && !(await hasHistory(services, stop, beginRuns)))
    await sleep(HISTORY_AGAIN_MS, undefined, { signal: stop }).catch(() => undefined);
}

/** True when the past is written; false when it has to be gone on with. */
async function hasHistory(services: Services, stop: AbortSignal, beginRuns: () => void): Promise<boolean> {
  try {
    await writeDemonstrationHistory(services, { restMs: HISTORY_REST_MS, stop, held: beginRuns });
    return true;
  } catch (err) {
    services.log.error({ err }, 'the demonstration history could not be written; trying again');
    return false;
  } finally {
    beginRuns();
  }
}

/** False when the database was away. */
async function sweep(services: Services): Promise<boolean> {
  try {
    await recoverChecks(services.checks);
    return true;
  } catch (error) {
    services.log.error({ err: error }, 'the sweep failed; another one follows');
    return !isConnectionFailure(error);
  }
}
