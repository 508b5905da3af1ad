import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language, type PageKind, POSTS_SHOWN_MAX } from '@answerscope/contract';
import { listLiveKeys } from './auth/api-keys.queries.ts';
import { listLiveSessions } from './auth/sessions.queries.ts';
import type { OnFault } from './context/fault.ts';
import { inTransaction, tenantDatabase } from './database/pool.ts';
import { findNamedPage } from './http/absent-pages.ts';
import { generateOpenApiDocument } from './http/api-description/document.ts';
import { renderApiReference } from './http/api-reference.ts';
import { startEventStreams } from './http/event-streams.ts';
import { createListener } from './http/listener.ts';
import { makeBody } from './http/made-body.ts';
import { createPageReads } from './http/page-reads.ts';
import { createPages, type PageRenderer } from './http/pages.ts';
import { createReadLimiter } from './http/read-limit.ts';
import { createReadiness } from './http/readiness.ts';
import { createStaticFiles } from './http/static-files.ts';
import { createTurns } from './http/turns.ts';
import { projectRoot } from './lib/project-root.ts';
import { readRules } from './lib/rate-rules.ts';
import { MEDIA_REFERENCES } from './media-references.ts';
import { createDataCopyMount, createDemonstrationMount } from './modules/accounts/index.ts';
import {
  createMachineFilesMount,
  findAuthor,
  findAuthorWithPosts,
  findDiscussion,
  findPreview,
  findShownPage,
  listFaq,
  listShownClaims,
  listShownLogos,
  listShownPages,
  listShownTestimonials,
  watchPublications,
} from './modules/content/index.ts';
import { createDesignMount, findPublishedStyleSheet } from './modules/design/index.ts';
import { createMediaMount } from './modules/media/index.ts';
import { createSourceMaps, reportFault } from './modules/monitoring/index.ts';
import { createStripeMount } from './modules/payments/index.ts';
import { listActivePlans, toPlan } from './modules/plans/index.ts';
import { getTrackerSettings } from './modules/settings/index.ts';
import { createUnsubscribeMount } from './modules/summaries/index.ts';
import { listOpenViews } from './modules/support/index.ts';
import { createProcedureHandler, createProcedureReader, createRouter } from './router.ts';
import type { Services } from './services.ts';

const WEB_BUILD = join(projectRoot(), 'apps/web/dist');
const PAGE_CACHE_MS = 60_000;
/** A page that waits longer for its first words is later than without them. */
const FIRST_WORDS_MS = 200;
/** Reads of one account at a time: a page asks for some, and the thread that answers them is one. */
const TURNS = { atOnce: 3, waitingMax: 100 };
/** Writes of all visitors at a time, such as reports of errors. Each takes a few milliseconds. */
const VISITOR_TURNS = { atOnce: 3, waitingMax: 100 };

export interface Api {
  port: number;
  /** Makes the documents of the API, which keeps the thread busy for a second: no request has to wait for it. */
  makeDocuments(): Promise<void>;
  /** Stops taking requests, lets those under way end, closes the streams. */
  stop(): Promise<void>;
}

/**
 * Serves the contract, sign-in, events and (when it is built) the web application.
 * @param readClock milliseconds by which the limits of reads refill
 */
export async function startApi(
  services: Services,
  { readClock = () => performance.now() }: { readClock?: () => number } = {},
): Promise<Api> {
  const { config, database, log } = services;
  let port = config.port;
  const baseUrl = () => config.baseUrl ?? `http://localhost:${port}`;
  const router = createRouter({
    checks: services.checks,
    payments: services.payments,
    config,
    database,
    mailer: services.mailer,
    assistantAddresses: services.assistantAddresses,
    baseUrl,
    servicePool: database.servicePool,
    rateLimiter: services.rateLimiter,
    measuring: services.measuring,
    callCounter: services.callCounter,
    sourceMaps: createSourceMaps(`${WEB_BUILD}/source-maps`, log),
    auth: services.auth,
    viewCookie: services.viewCookie,
    outbox: services.outbox,
    jobs: services.jobs,
    webhooks: services.webhooks,
    allowsLoopbackWebhooks: services.allowsLoopbackWebhooks,
    media: services.media,
    linkSecret: services.linkSecret,
    mediaReferences: MEDIA_REFERENCES,
    installation: services.installation,
    historyImport: services.historyImport,
  });
  const web = await loadWeb(services);
  const pages =
    web === null
      ? null
      : createPages({
          ...web,
          firstWordsMs: FIRST_WORDS_MS,
          log,
          baseUrl,
          cacheMs: PAGE_CACHE_MS,
          hasDeveloperPages: config.developerPages,
        });
  const publications =
    pages === null
      ? null
      : watchPublications({ servicePool: database.servicePool, log }, () => pages.forget());
  const eventStreams = await startEventStreams({
    connection: database.serviceConnection,
    liveSessions: async (ids) => {
      const sessions = await listLiveSessions(database.authPool, ids);
      return new Set([...sessions, ...(await listLiveKeys(database.servicePool, ids))]);
    },
    openViews: (ids) =>
      inTransaction(database.servicePool, null, (tx) => listOpenViews(tx, ids, services.checks.now())),
    onContentChange: (path) => {
      pages?.forget(path);
      if (path === undefined) publications?.lookAgain();
    },
    log,
  });
  const openApiDocument = once(async () =>
    JSON.stringify(
      await generateOpenApiDocument({
        version: services.installation.version,
        baseUrl: baseUrl(),
        supportAddress: config.supportAddress,
      }),
    ),
  );
  const documents = {
    openApiDocument: once(async () => makeBody(await openApiDocument())),
    apiReference: once(async () => makeBody(await renderApiReference(openApiDocument))),
  };
  const onFault: OnFault = (fault) => {
    const { servicePool } = database;
    const { rateLimiter, installation } = services;
    reportFault({ servicePool, rateLimiter, version: installation.version }, fault).catch((error: unknown) =>
      log.error({ id: fault.requestId, err: error }, 'a fault was not kept'),
    );
  };
  const server = createListener({
    version: services.installation.version,
    log,
    onFault,
    metrics: services.metrics,
    callCounter: services.callCounter,
    baseUrl,
    trustedProxies: config.trustedProxies,
    metricsToken: config.metricsToken,
    isBehindProxy: config.baseUrl !== null || config.trustedProxies.length > 0,
    ownHost: config.baseUrl === null ? null : new URL(config.baseUrl).host,
    readLimits: {
      limiter: createReadLimiter({ onRefused: services.onRefused, clock: readClock }),
      ...readRules(config.readsPerMinute),
    },
    turns: createTurns(TURNS),
    listTurns: createTurns({ atOnce: 1, waitingMax: TURNS.waitingMax }),
    visitorTurns: createTurns(VISITOR_TURNS),
    sessionReader: services.sessionReader,
    rateLimiter: services.rateLimiter,
    auth: services.auth,
    tenant: (actor, options) => tenantDatabase(database.appPool, actor, options),
    handleProcedure: createProcedureHandler(router, onFault),
    readProcedure: createProcedureReader(router, onFault),
    eventStreams,
    mounts: [
      createDataCopyMount((actor) => tenantDatabase(database.appPool, actor)),
      ...(config.opensDemonstration
        ? [
            createDemonstrationMount({
              authPool: database.authPool,
              rateLimiter: services.rateLimiter,
              now: services.checks.now,
              sessionCookie: services.sessionCookie,
            }),
          ]
        : []),
      createStripeMount(services.payments),
      createUnsubscribeMount(services),
      ...(services.demonstrationPayments === null ? [] : [services.demonstrationPayments.mount]),
      createMediaMount(tenantDatabase(database.appPool, null)),
      createDesignMount(tenantDatabase(database.appPool, null)),
      createMachineFilesMount({
        db: tenantDatabase(database.appPool, null),
        baseUrl,
        supportAddress: config.supportAddress,
        languages: LANGUAGES.filter((language) => language === 'en' || web?.renderers[language]),
      }),
    ],
    ...documents,
    pages,
    staticFiles: web === null ? null : await createStaticFiles(`${WEB_BUILD}/client`),
    checkReady: createReadiness(services),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  port = (server.address() as AddressInfo).port;
  return {
    port,
    makeDocuments: async () => {
      await Promise.all([documents.openApiDocument(), documents.apiReference()]);
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      publications?.stop();
      await eventStreams.stop();
      // A connection that was busy when the stop began stays open for its next request unless it is closed again.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const forced = setTimeout(() => server.closeAllConnections(), 10_000);
      await closed;
      clearInterval(idle);
      clearTimeout(forced);
    },
  };
}

/** The web application's renderers out of its builds, given the plans; null when there is no build (development). */
async function loadWeb(
  services: Services,
): Promise<Pick<Parameters<typeof createPages>[0], 'renderers' | 'findNamedPage'> | null> {
  const publicly = tenantDatabase(services.database.appPool, null);
  const reads = createPageReads(publicly, services.log);
  const { servicePool } = services.database;
  /** Authors are read as the service role: the app role sees its own person only. */
  const asService = createPageReads(
    { transaction: (read) => inTransaction(servicePool, null, read) },
    services.log,
  );
  const findPreviewOf = (token: string, language: Language = 'en') =>
    findPreview({ servicePool, now: new Date(), secret: services.linkSecret }, { token, language });
  const render = async (web: WebBuild, language: Language, request: Request): Promise<Response> => {
    const [plans, claims, logos, testimonials, faq, settings, style_sheet] = await Promise.all([
      publicly.transaction(async (tx) =>
        (await listActivePlans(tx)).map((plan) => toPlan(plan, services.payments, language)),
      ),
      reads.orNull('the claims', (tx) => listShownClaims(tx, language)),
      reads.orNull('the logos', listShownLogos),
      reads.orNull('the testimonials', (tx) => listShownTestimonials(tx, language)),
      reads.orNull('the questions', (tx) => listFaq(tx, language)),
      reads.orNull('the settings', async (tx) => (await getTrackerSettings(tx)).settings),
      reads.orNull('the design', findPublishedStyleSheet),
    ]);
    const { is_demonstration, opens_demonstration, social_links, support_address, takes_payments, version } =
      services.installation;
    const context = {
      version,
      plans,
      claims,
      logos,
      testimonials,
      faq,
      must_wait: settings?.enforce_refresh_period ?? null,
      trial_days: settings?.trial_days ?? null,
      style_sheet,
      takes_payments,
      is_demonstration,
      opens_demonstration,
      social_links,
      support_address,
      findPage: (slug: string) => asService.orFail('a page', (tx) => findShownPage(tx, { slug, language })),
      listPages: (kind: PageKind) =>
        asService.orFail('the posts', (tx) => listShownPages(tx, { kind, max: POSTS_SHOWN_MAX, language })),
      findDiscussion: (slug: string) => asService.orFail('comments', (tx) => findDiscussion(tx, slug)),
      findAuthor: (id: string) =>
        asService.orFail('an author', (tx) => findAuthorWithPosts(tx, { id, language })),
      findPreview: (token: string) => findPreviewOf(token, language),
    };
    return web.fetch(request, { context });
  };
  const rendererOf = async (language: Language): Promise<PageRenderer | undefined> => {
    const web = await loadBuild(language);
    return web === null ? undefined : { ...web, render: (request) => render(web, language, request) };
  };
  const en = await rendererOf('en');
  if (en === undefined) return null;
  const de = await rendererOf('de');
  return {
    renderers: { en, ...(de && { de }) },
    findNamedPage: (page) =>
      findNamedPage(page, {
        hasPage: async (slug) =>
          (await asService.orFail('a page', (tx) => findShownPage(tx, { slug, language: 'en' }))) !== null,
        hasAuthor: async (id) => (await asService.orFail('an author', (tx) => findAuthor(tx, id))) !== null,
        hasPreview: async (token) => (await findPreviewOf(token)) !== null,
      }),
  };
}

type WebBuild = Omit<PageRenderer, 'render'> & {
  fetch(request: Request, options: { context: object }): Promise<Response>;
};

/** The web application in a language; null where it was not built in it. */
async function loadBuild(language: Language): Promise<WebBuild | null> {
  const entry = `${WEB_BUILD}${language === 'en' ? '' : `/${language}`}/server/server.js`;
  if (!existsSync(entry)) return null;
  const web = (await import(pathToFileURL(entry).href)) as { default: WebBuild };
  return web.default;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      // One failure is no reason for all that come after it.
      made = null;
      throw error;
    });
    return made;
  };
}
