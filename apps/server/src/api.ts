import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listLiveSessions } from './auth/session-reader.ts';
import { tenantDatabase } from './database/pool.ts';
import { createApiReference } from './http/api-reference.ts';
import { startEventStreams } from './http/event-streams.ts';
import type { FirstWords } from './http/first-words.ts';
import { createListener } from './http/listener.ts';
import { createPages, type RenderPage } from './http/pages.ts';
import { createStaticFiles } from './http/static-files.ts';
import { projectRoot } from './lib/project-root.ts';
import { listRunningVersions } from './modules/checks/index.ts';
import { listActivePlans, toPlan } from './modules/plans/index.ts';
import {
  createProcedureHandler,
  createProcedureReader,
  createRouter,
  generateOpenApiDocument,
} from './router.ts';
import type { Services } from './services.ts';

const WEB_BUILD = join(projectRoot(), 'apps/web/dist');
const PAGE_CACHE_MS = 60_000;
/** A page that waits longer for its first words is later than without them. */
const FIRST_WORDS_MS = 200;

export interface Api {
  port: number;
  /** Stops taking requests, lets those under way end, closes the streams. */
  stop(): Promise<void>;
}

/** Serves the contract, sign-in, events and (when it is built) the web application. */
export async function startApi(services: Services): Promise<Api> {
  const { config, database, log } = services;
  let port = config.port;
  const baseUrl = () => config.baseUrl ?? `http://localhost:${port}`;
  const router = createRouter({
    checks: services.checks,
    servicePool: database.servicePool,
    installation: services.installation,
  });
  const eventStreams = await startEventStreams({
    connection: database.serviceConnection,
    stateOf: (userId) =>
      tenantDatabase(database.appPool, userId).transaction((tx) => listRunningVersions(tx, userId)),
    liveSessions: (ids) => listLiveSessions(database.authPool, ids),
    log,
  });
  const openApiDocument = once(() => generateOpenApiDocument(services.installation.version, baseUrl()));
  const web = await loadWeb(services);
  const server = createListener({
    log,
    metrics: services.metrics,
    baseUrl,
    trustedProxies: config.trustedProxies,
    sessionReader: services.sessionReader,
    rateLimiter: services.rateLimiter,
    auth: services.auth,
    tenant: (userId) => tenantDatabase(database.appPool, userId),
    handleProcedure: createProcedureHandler(router),
    readProcedure: createProcedureReader(router),
    eventStreams,
    openApiDocument,
    apiReference: createApiReference(openApiDocument),
    pages:
      web === null
        ? null
        : createPages({
            ...web,
            firstWordsMs: FIRST_WORDS_MS,
            log,
            baseUrl,
            cacheMs: PAGE_CACHE_MS,
            hasDeveloperPages: config.developerPages,
          }),
    staticFiles: web === null ? null : await createStaticFiles(`${WEB_BUILD}/client`),
    checkReady: () => database.ping(),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  port = (server.address() as AddressInfo).port;
  return {
    port,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
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

/** The web application's renderer out of its build, given the plans; null when there is no build (development). */
async function loadWeb(
  services: Services,
): Promise<{ render: RenderPage; firstWordsOf: (path: string) => FirstWords | null } | null> {
  const entry = `${WEB_BUILD}/server/server.js`;
  if (!existsSync(entry)) return null;
  const web = (await import(pathToFileURL(entry).href)) as {
    default: {
      fetch(request: Request, options: { context: object }): Promise<Response>;
      firstWordsOf(path: string): FirstWords | null;
    };
  };
  const loadPlans = () =>
    tenantDatabase(services.database.appPool, null).transaction(async (tx) =>
      (await listActivePlans(tx)).map(toPlan),
    );
  return {
    render: async (request) => web.default.fetch(request, { context: { plans: await loadPlans() } }),
    firstWordsOf: web.default.firstWordsOf,
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
