import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AssistantSimulator, startAssistantSimulator } from '@answerscope/assistant-simulator';
import { type Assistant, createAssistants, PROVIDERS } from '@answerscope/assistants';
import {
  CHANNELS,
  type Channel,
  type InstallationFacts,
  LIMITS,
  PRODUCT_NAME,
  type RateLimitName,
} from '@answerscope/contract';
import { isAccountActive } from './auth/active-accounts.queries.ts';
import { type Auth, createAuth } from './auth/auth.ts';
import type { PasswordLibrary } from './auth/hashing.ts';
import { createSessionCookie, type SessionCookie } from './auth/session-cookie.ts';
import { createSessionReader, type SessionReader } from './auth/session-reader.ts';
import { createViewCookie, type ViewCookie } from './auth/view-cookie.ts';
import { bringAccounts } from './bring-accounts.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { inTransaction, tenantDatabase } from './database/pool.ts';
import { type DemonstrationPayments, startDemonstrationPayments } from './demonstration-payments.ts';
import { SETTLED_COURSES } from './demonstration-story.ts';
import { createHistoryImport, type HistoryImport } from './history-import.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createRateLimiter, type RateLimiter } from './http/rate-limit.ts';
import { createJobMetrics, type JobQueue, openJobQueue } from './jobs/index.ts';
import { createBackground } from './lib/background.ts';
import { type CallCounter, createCallCounter } from './lib/call-counter.ts';
import { keptFor } from './lib/kept-for.ts';
import type { Log } from './lib/log.ts';
import { toMicrodollars } from './lib/money.ts';
import { productVersion } from './lib/product-version.ts';
import { projectRoot } from './lib/project-root.ts';
import { loadAuthSecret } from './lib/secret-file.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createSeenMarker, deleteEmailChange, keepAccount } from './modules/accounts/index.ts';
import { createKeyMarker } from './modules/api-keys/index.ts';
import { createAttemptSettler, findUsualCall } from './modules/checks/index.ts';
import { readReleaseNotes, seedClaims, seedFaq, seedPages, seedReleases } from './modules/content/index.ts';
import { seedThemeTemplates } from './modules/design/index.ts';
import { createMediaServices, type MediaServices } from './modules/media/index.ts';
import { seedWarningRules } from './modules/monitoring/index.ts';
import type { PaymentServices } from './modules/payments/index.ts';
import { createMeasuring, type Measuring } from './modules/performance/index.ts';
import { findPlanNameOf, seedPlans } from './modules/plans/index.ts';
import {
  controlAssistant,
  createProviderControl,
  createProviderSlots,
  withoutControl,
} from './modules/providers/index.ts';
import { mayHaveAccount } from './modules/rules/index.ts';
import { type RunServices, registerRunMetrics } from './modules/runs/index.ts';
import { getChannelSettings, getTrackerSettings } from './modules/settings/index.ts';
import { openStripe, setUpStripe } from './modules/stripe/index.ts';
import { findOpenView } from './modules/support/index.ts';
import { seedTopicIdeas, seedTopics } from './modules/topics/index.ts';
import { createWebhookPublisher, type WebhookPublisher } from './modules/webhooks/index.ts';

export interface Services {
  config: Config;
  log: Log;
  database: Database;
  metrics: Metrics;
  callCounter: CallCounter;
  measuring: Measuring;
  /** Counts what a limit has refused. */
  onRefused: (name: RateLimitName) => void;
  rateLimiter: RateLimiter;
  auth: Auth;
  sessionReader: SessionReader;
  viewCookie: ViewCookie;
  sessionCookie: SessionCookie;
  jobs: JobQueue;
  mailer: Mailer;
  outbox: Outbox;
  media: MediaServices;
  webhooks: WebhookPublisher;
  allowsLoopbackWebhooks: boolean;
  /** Signs links to previews of pages, and those that end summaries. */
  linkSecret: string;
  checks: RunServices;
  /** Where each assistant is asked. */
  assistantAddresses: Record<Channel, string>;
  payments: PaymentServices;
  /** The payment provider's stand-in; null where it is not simulated, or is another process's. */
  demonstrationPayments: DemonstrationPayments | null;
  installation: InstallationFacts;
  historyImport: HistoryImport;
  /** True from the moment `close` was called. */
  isClosing(): boolean;
  close(): Promise<void>;
}

/** Builds everything the product needs, in order; `close` ends it in the reverse order. */
export async function buildServices(
  config: Config,
  log: Log,
  options: { templateDir: string; passwords?: PasswordLibrary },
): Promise<Services> {
  const secret = loadAuthSecret(config.dataDir, config.authSecret);
  const simulator = config.isDemonstration
    ? await startAssistantSimulator({
        host: '127.0.0.1',
        latencyMs: DEMONSTRATION_LATENCY_MS,
        courses: SETTLED_COURSES,
      })
    : null;
  // Two processes would keep two accounts: where they are split, a simulator is named by STRIPE_BASE_URL.
  const demonstrationPayments =
    config.isDemonstration && config.stripe === null && config.role === 'both'
      ? await startDemonstrationPayments(config.dataDir)
      : null;
  const database = await openDatabase({
    kind: config.isDemonstration ? 'simulated' : 'real',
    databaseUrl: config.databaseUrl,
    demonstrationDatabaseUrl: config.demonstrationDatabaseUrl,
    dataDir: config.dataDir,
    templateDir: options.templateDir,
    authSecret: secret,
    log,
  });
  try {
    const { passwords } = options;
    return await buildOn(database, { config, log, secret, simulator, demonstrationPayments, passwords });
  } catch (error) {
    // A PostgreSQL of ours would go on running without anybody who could stop it.
    await simulator?.stop();
    await demonstrationPayments?.stop();
    await database.close();
    throw error;
  }
}

async function buildOn(
  database: Database,
  parts: {
    config: Config;
    log: Log;
    secret: string;
    simulator: AssistantSimulator | null;
    demonstrationPayments: DemonstrationPayments | null;
    passwords: PasswordLibrary | undefined;
  },
): Promise<Services> {
  const { config, log, secret, simulator, demonstrationPayments, passwords } = parts;
  await seedPlans(database.servicePool);
  await seedTopics(database.servicePool);
  await seedFaq(database.servicePool);
  await seedClaims(database.servicePool, config);
  await seedWarningRules(database.servicePool);
  await seedThemeTemplates(database.servicePool);
  await seedPages(database.servicePool, new Date());
  await seedReleases(
    database.servicePool,
    readReleaseNotes(readFileSync(join(projectRoot(), 'CHANGELOG.md'), 'utf8')),
  );
  if (!config.isDemonstration) await bringAccounts(database, { authSecret: secret, log });
  await seedTopicIdeas(database.servicePool);
  const metrics = createMetrics();
  const callCounter = createCallCounter();
  const { appPool, servicePool, pacingPool, authPool, signInPool, erasePool } = database;
  const measuring = createMeasuring({
    pool: pacingPool,
    counter: callCounter,
    pools: {
      app: appPool,
      service: servicePool,
      pacing: pacingPool,
      auth: authPool,
      'sign-in': signInPool,
      erase: erasePool,
    },
    role: config.role,
    now: () => new Date(),
    log,
  });
  const onRefused = (name: RateLimitName) => callCounter.count({ name, kind: 'refusal', status: 429, ms: 0 });
  const rateLimiter = createRateLimiter(database.authPool, onRefused);
  const jobs = await openJobQueue(database.serviceConnection, {
    log,
    metrics: createJobMetrics(metrics.registry),
    isWorker: config.role !== 'api',
  });
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir });
  const outbox = createOutbox(jobs, () => new Date());
  const auth = createAuth({
    signInPool: database.signInPool,
    secret,
    baseUrl: config.baseUrl ?? `http://localhost:${config.port}`,
    requireEmailConfirmation: config.requireEmailConfirmation,
    postMail: (mail) => outbox.postFrom(database.servicePool, mail),
    mayHaveAccount: (email) => inTransaction(database.authPool, null, (tx) => mayHaveAccount(tx, email)),
    onPasswordSet: (personId) =>
      inTransaction(database.servicePool, null, (tx) => deleteEmailChange(tx, personId)),
    onSignedIn: (personId) => keepAccount({ servicePool: database.servicePool, outbox }, personId),
    planNameOf: (personId) => inTransaction(database.servicePool, null, (tx) => findPlanNameOf(tx, personId)),
    rateLimiter,
    log,
    passwords,
  });
  const { authCookies } = await auth.$context;
  const webhooks = createWebhookPublisher({
    jobs,
    baseUrl: () => auth.options.baseURL,
    answers: config.isDemonstration ? 'simulated' : 'real',
  });
  const isSecure = authCookies.sessionToken.attributes.secure === true;
  const viewCookie = createViewCookie({ secret, isSecure });
  const configuredChannels = CHANNELS.filter(
    (channel) => simulator !== null || config.providers[channel].apiKey !== null,
  );
  let isClosing = false;
  const background = createBackground();
  const control = createProviderControl(database.pacingPool, {
    rateLimiter: createRateLimiter(database.pacingPool),
    slots: createProviderSlots(database.pacingPool, { log }),
  });
  const providerLimits = keptFor(LIMITS_KEPT_MS, async (channel: Channel) => {
    const { settings } = await inTransaction(database.servicePool, null, (tx) =>
      getChannelSettings(tx, channel),
    );
    return settings;
  });
  const usualCall = keptFor(USUAL_CALL_KEPT_MS, (channel: Channel) =>
    findUsualCall(database.servicePool, channel),
  );
  const controlled = (assistants: Record<Channel, Assistant>): RunServices['assistants'] => {
    const wrap = (channel: Channel) =>
      configuredChannels.includes(channel)
        ? controlAssistant(assistants[channel], {
            control,
            limits: () => providerLimits(channel),
            waitMaxMs: SLOT_WAIT_MAX_MS,
            log,
          })
        : withoutControl(assistants[channel]);
    return {
      openai: wrap('openai'),
      claude: wrap('claude'),
      gemini: wrap('gemini'),
      perplexity: wrap('perplexity'),
    };
  };
  const providers =
    simulator === null ? config.providers : simulatedProviders((channel) => simulator.baseUrls[channel]);
  const addressOf = (channel: Channel) => providers[channel].baseUrl ?? PROVIDERS[channel].address;
  const checks: RunServices = {
    assistants: controlled(createAssistants(providers)),
    configuredChannels,
    providerLimits,
    usualCall,
    dailyLimitMicrodollars: toMicrodollars(config.dailySpendLimitUsd),
    readsDoubts: simulator === null,
    waitMaxMs: LIMITS.check_wait_max_ms,
    callTimeoutMs: LIMITS.assistant_timeout_ms,
    channelPauseMs: async (tx) => (await getTrackerSettings(tx)).settings.run_channel_pause_ms,
    wakeRuns: () => undefined,
    webhooks,
    settleAttempt: createAttemptSettler(database.servicePool, log),
    tenant: (accountId) => tenantDatabase(database.appPool, accountId),
    isAccountActive: (personId) => isAccountActive(database.authPool, personId),
    servicePool: database.servicePool,
    metrics,
    log,
    now: () => new Date(),
    introduceBrand: simulator === null ? null : (brand) => simulator.addTrackedBrand(brand),
    background,
  };
  const payments: PaymentServices = {
    servicePool: database.servicePool,
    jobs,
    outbox,
    log,
    now: () => new Date(),
    stripe: config.stripe === null ? (demonstrationPayments?.stripe ?? null) : openStripe(config.stripe),
    supportAddress: config.supportAddress,
    plansUrl: new URL('/plans', config.baseUrl ?? `http://localhost:${config.port}`).href,
  };
  if (demonstrationPayments !== null)
    await setUpStripe({ ...payments, stripe: demonstrationPayments.stripe });
  registerRunMetrics(metrics.registry, { ...checks, log });
  return {
    config,
    log,
    database,
    metrics,
    callCounter,
    measuring,
    onRefused,
    rateLimiter,
    auth,
    sessionReader: createSessionReader({
      authPool: database.authPool,
      secret,
      cookieName: authCookies.sessionToken.name,
      onSeen: createSeenMarker(database, log),
      keys: {
        servicePool: database.servicePool,
        onUsed: createKeyMarker(database.servicePool, log),
      },
      views: {
        cookie: viewCookie,
        find: (view) => inTransaction(database.servicePool, null, (tx) => findOpenView(tx, view)),
        now: () => checks.now(),
      },
    }),
    viewCookie,
    sessionCookie: createSessionCookie({ secret, name: authCookies.sessionToken.name, isSecure }),
    jobs,
    mailer,
    outbox,
    media: createMediaServices(rateLimiter),
    linkSecret: secret,
    webhooks,
    allowsLoopbackWebhooks: config.allowLoopbackWebhooks,
    checks,
    assistantAddresses: {
      openai: addressOf('openai'),
      claude: addressOf('claude'),
      gemini: addressOf('gemini'),
      perplexity: addressOf('perplexity'),
    },
    payments,
    demonstrationPayments,
    installation: {
      product_name: PRODUCT_NAME,
      version: productVersion(),
      is_demonstration: config.isDemonstration,
      opens_demonstration: config.opensDemonstration,
      takes_payments: payments.stripe !== null,
      configured_channels: [...configuredChannels],
      developer_pages: config.developerPages,
      social_links: config.socialLinks,
      support_address: config.supportAddress,
      sends_mail: config.smtpUrl !== null,
    },
    historyImport: createHistoryImport(),
    isClosing: () => isClosing,
    close: async () => {
      isClosing = true;
      await background.settled(DRAIN_MS);
      await jobs.stop();
      await simulator?.stop();
      await demonstrationPayments?.stop();
      await measuring.stop();
      await database.close();
    },
  };
}

/** Quick for an assistant, but slow enough to see that somebody is asked. */
export const DEMONSTRATION_LATENCY_MS = { min: 300, max: 1_500 };

/** A changed limit counts in every process after this. */
const LIMITS_KEPT_MS = 5_000;

/** Averages of many answers move slowly. */
const USUAL_CALL_KEPT_MS = 10 * 60_000;

/** How long a call waits for a free slot before it counts as failed. */
const SLOT_WAIT_MAX_MS = 20_000;

/** How long a stop waits for calls in flight; what is cut off then is booked as spent on the next start. */
const DRAIN_MS = 20_000;

/** The providers' settings that lead to a simulator instead. */
export function simulatedProviders(baseUrlOf: (channel: Channel) => string): Config['providers'] {
  const one = (channel: Channel) => ({ apiKey: 'demonstration', baseUrl: baseUrlOf(channel) });
  return {
    openai: one('openai'),
    claude: one('claude'),
    gemini: one('gemini'),
    perplexity: one('perplexity'),
  };
}
