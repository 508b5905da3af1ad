import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppError, appError, issueMessage, LIMITS } from '@answerscope/contract';
import { z } from 'zod';
import type { Auth } from '../auth/auth.ts';
import { handleAuth } from '../auth/auth-endpoint.ts';
import type { SessionReader } from '../auth/session-reader.ts';
import type { TenantDatabase } from '../database/pool.ts';
import { newId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import { allowedMethods } from './allowed-methods.ts';
import { bodyBytesMax, refuseLargeBody } from './body-limit.ts';
import { clientAddress } from './client-address.ts';
import type { Actor, RequestContext } from './context.ts';
import { EVENT_STREAM_HEADERS, type EventStreams } from './event-streams.ts';
import type { ReadForPage } from './first-words.ts';
import type { Metrics } from './metrics.ts';
import { isSameOrigin } from './origin.ts';
import type { Pages } from './pages.ts';
import type { RateLimiter } from './rate-limit.ts';
import { sendError, sendHtml, sendJson, sendRedirect, wantsPage } from './respond.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { toAppError } from './wire-error.ts';

/** Answers a call of the contract; false when no procedure has that address. */
export type HandleProcedure = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<boolean>;

/** What the machine that runs a process may ask of it, whatever the process serves. */
export interface MachineParts {
  log: Log;
  metrics: Metrics;
  baseUrl: () => string;
  trustedProxies: readonly string[];
  /** Null in a process that opens none. */
  eventStreams: Pick<EventStreams, 'count'> | null;
  /** Throws or rejects while the product cannot serve. */
  checkReady: () => Promise<void>;
}

export interface ListenerParts extends MachineParts {
  sessionReader: SessionReader;
  rateLimiter: RateLimiter;
  auth: Auth;
  tenant: (userId: string | null) => TenantDatabase;
  handleProcedure: HandleProcedure;
  /** What a call answers that reads; rejects with what it would refuse. */
  readProcedure: (path: string, context: RequestContext) => Promise<unknown>;
  eventStreams: EventStreams;
  openApiDocument: () => Promise<unknown>;
  apiReference: () => Promise<string>;
  pages: Pages | null;
  staticFiles: StaticFiles | null;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** As it was asked; the request itself may be handed on as another. */
  method: string;
  url: URL;
  path: string;
  now: Date;
  address: string;
}

type Route = (exchange: Exchange) => Promise<void>;

/** The one HTTP server: names the request, secures it, and hands it to the part its address belongs to. */
export function createListener(parts: ListenerParts): Server {
  // Procedures ask schemas through an interface that takes no error map: zod's own words are replaced for all.
  z.config({ customError: issueMessage });
  return serverOf(parts, (exchange) => route(parts, exchange));
}

/** The server of a process without the API: whether it lives and is ready, and its measurements. */
export function createMachineListener(parts: MachineParts): Server {
  return serverOf(parts, async (exchange) => {
    if (!(await routeMachine(parts, exchange))) throw appError('NOT_FOUND');
  });
}

/** Begins to listen, and says at which port: 0 takes a free one. */
export async function listenAt(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function serverOf(parts: MachineParts, routeTo: Route): Server {
  const server = createServer((request, response) => void answer(parts, routeTo, request, response));
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 0;
  return server;
}

async function answer(
  parts: MachineParts,
  routeTo: Route,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now();
  const requestId = newId();
  const rawUrl = request.url ?? '/';
  // Joined, not resolved: a path that begins with two slashes is a path, not another host.
  const joined = `http://host${rawUrl.startsWith('/') ? '' : '/'}${rawUrl}`;
  const url = new URL(URL.canParse(joined) ? joined : 'http://host/');
  const exchange: Exchange = {
    request,
    response,
    requestId,
    method: request.method ?? 'GET',
    url,
    path: url.pathname,
    now: new Date(),
    address: clientAddress(request, parts.trustedProxies),
  };
  response.setHeader('x-request-id', requestId);
  setSecurityHeaders(response, parts.baseUrl().startsWith('https:'));
  let failure: AppError | null = null;
  try {
    await routeTo(exchange);
  } catch (thrown) {
    failure = toAppError(thrown);
    sendError(response, failure, exchange);
    // What is left of a refused body is skipped, or the next request of this connection would wait behind it.
    if (!request.complete) request.resume();
  }
  response.on('close', () => {
    const seconds = (performance.now() - started) / 1000;
    const kind = response.statusCode === 404 ? 'none' : routeKind(exchange.path);
    parts.metrics.requestSeconds.observe(
      { route: kind, method: exchange.method, status: String(response.statusCode) },
      seconds,
    );
    const line = {
      id: requestId,
      method: exchange.method,
      path: exchange.path,
      status: response.statusCode,
      ms: Math.round(seconds * 1000),
      address: exchange.address,
    };
    if (response.statusCode >= 500)
      parts.log.error({ ...line, code: failure?.code, err: failure?.cause }, 'request failed');
    else if (kind === 'asset' || kind === 'health') parts.log.debug(line, 'request');
    else parts.log.info(line, 'request');
  });
  if (response.writableFinished) response.emit('close');
}

/** The label of an address. All that do not exist share one: anybody can ask for as many of them as he likes. */
function routeKind(path: string): string {
  if (path.startsWith('/api/auth/')) return 'auth';
  if (path === '/api/events') return 'events';
  if (isCallPath(path)) return allowedMethods(path) === null ? 'none' : path.split('/').slice(1, 3).join('/');
  if (path.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(path)) return 'asset';
  if (path.startsWith('/health/') || path === '/metrics') return 'health';
  return 'page';
}

async function route(parts: ListenerParts, exchange: Exchange): Promise<void> {
  if (await routeMachine(parts, exchange)) return;
  if (isCallPath(exchange.path)) return routeCall(parts, exchange);
  return routePage(parts, exchange);
}

/** False when the address is not one of those that the machine itself asks. */
async function routeMachine(parts: MachineParts, exchange: Exchange): Promise<boolean> {
  const { path, response } = exchange;
  if (path === '/health/live') sendJson(response, 200, { status: 'live' });
  else if (path === '/health/ready') await answerReady(parts, exchange);
  else if (path === '/metrics') await answerMetrics(parts, exchange);
  else return false;
  return true;
}

function isCallPath(path: string): boolean {
  return /^\/(api|rpc|functions)(\/|$)/.test(path);
}

async function routeCall(parts: ListenerParts, exchange: Exchange): Promise<void> {
  const { request, response, path, method, address } = exchange;
  if (method === 'OPTIONS') return answerOptions(exchange);
  const isRead = method === 'GET' || method === 'HEAD';
  if (path === '/api/openapi.json' && isRead) return sendJson(response, 200, await parts.openApiDocument());
  if (path === '/api/docs' && isRead) return sendHtml(response, await parts.apiReference());
  refuseLargeBody(request, bodyBytesMax(path));
  const { actor, by } = await parts.sessionReader.read(request.headers);
  if (!isRead) {
    const carriesCookies = by === 'cookie' || (by === 'none' && request.headers.origin !== undefined);
    if (carriesCookies && !isSameOrigin(request.headers, parts.baseUrl())) {
      throw appError('FORBIDDEN', { details: { reason: 'foreign_origin' } });
    }
    await limitWrites(parts, actor, address);
  }
  if (path.startsWith('/api/auth/')) {
    return handleAuth({
      auth: parts.auth,
      request,
      response,
      address,
      isBrowser: by === 'cookie' || isFromBrowser(request),
      userId: actor?.userId ?? null,
    });
  }
  if (path === '/api/events' && isRead) {
    if (actor === null) throw appError('UNAUTHORIZED');
    if (method === 'HEAD') return void response.writeHead(200, EVENT_STREAM_HEADERS).end();
    return parts.eventStreams.open(response, actor);
  }
  // The response knows that it sends no body; a procedure answers as to GET.
  if (method === 'HEAD') request.method = 'GET';
  const handled = await parts.handleProcedure(request, response, contextOf(parts, exchange, actor));
  if (!handled) throw appError('NOT_FOUND');
}

function contextOf(
  parts: ListenerParts,
  { request, requestId, path, now, address }: Exchange,
  actor: Actor | null,
): RequestContext {
  return {
    requestId,
    path,
    actor,
    db: parts.tenant(actor?.userId ?? null),
    log: parts.log,
    now,
    address,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    idempotencyKey: firstHeader(request.headers['idempotency-key']),
  };
}

/** Which methods the address knows. No word to other origins: a browser then asks us nothing in their name. */
function answerOptions({ response, path }: Exchange): void {
  const methods = allowedMethods(path);
  if (methods === null) throw appError('NOT_FOUND');
  response.writeHead(204, { allow: methods.join(', '), 'cache-control': 'no-store' }).end();
}

function firstHeader(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Browsers name where a request comes from; a script elsewhere does not. */
function isFromBrowser(request: IncomingMessage): boolean {
  return request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
}

async function limitWrites(parts: ListenerParts, actor: Actor | null, address: string): Promise<void> {
  const taken =
    actor === null
      ? await parts.rateLimiter.consume(`public:${address}`, {
          max: LIMITS.public_posts_per_minute,
          windowSeconds: 60,
        })
      : await parts.rateLimiter.consume(`writes:${actor.userId}`, {
          max: LIMITS.writes_per_minute,
          windowSeconds: 60,
        });
  if (!taken.allowed) {
    throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: taken.retryAfterSeconds ?? 1 } });
  }
}

async function routePage(parts: ListenerParts, exchange: Exchange): Promise<void> {
  const { request, response, path, url, method } = exchange;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead) throw appError('NOT_FOUND');
  if (parts.staticFiles !== null && (await parts.staticFiles.serve(request, response, path))) return;
  if (!isPagePath(path) || !wantsPage(request)) throw appError('NOT_FOUND');
  if (path.length > 1 && path.endsWith('/')) {
    // One slash in front, whatever came: two would name another server.
    return sendRedirect(response, `/${path.replace(/^\/+|\/+$/g, '')}${url.search}`);
  }
  if (path.startsWith('//') || !isDecodable(path)) return sendRedirect(response, '/');
  if (parts.pages === null) throw appError('SERVICE_UNAVAILABLE');
  const { actor } = await parts.sessionReader.read(request.headers);
  const context = contextOf(parts, exchange, actor);
  const read: ReadForPage = (call) => parts.readProcedure(call, context);
  await parts.pages.serve(request, response, { path, search: url.search, actor, read });
}

/** False for addresses that are never a page's: those of calls, and files by their extension. */
function isPagePath(path: string): boolean {
  return !/^\/(assets|health|metrics)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function answerReady(parts: MachineParts, exchange: Exchange): Promise<void> {
  try {
    await parts.checkReady();
  } catch (error) {
    throw appError('SERVICE_UNAVAILABLE', { cause: error });
  }
  sendJson(exchange.response, 200, { status: 'ready' });
}

async function answerMetrics(parts: MachineParts, exchange: Exchange): Promise<void> {
  // Measurements are for the machine's own collector: never through a proxy, never from elsewhere.
  const { address, request } = exchange;
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (isForwarded || !['127.0.0.1', '::1'].includes(address)) throw appError('NOT_FOUND');
  parts.metrics.openStreams.set(parts.eventStreams?.count() ?? 0);
  exchange.response.writeHead(200, {
    'content-type': parts.metrics.registry.contentType,
    'cache-control': 'no-store',
  });
  exchange.response.end(await parts.metrics.registry.metrics());
}
