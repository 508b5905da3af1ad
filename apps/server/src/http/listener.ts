import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppError, appError, issueMessage, LIMITS, LIST_CALLS } from '@answerscope/contract';
import { z } from 'zod';
import type { Auth } from '../auth/auth.ts';
import { handleAuth } from '../auth/auth-endpoint.ts';
import type { SessionReader } from '../auth/session-reader.ts';
import type { TenantDatabase } from '../database/pool.ts';
import { allowedMethods } from './allowed-methods.ts';
import { findCall, refuseCaller } from './calls.ts';
import { addressBlock } from './client-address.ts';
import { answerClientErrors } from './client-errors.ts';
import { leaveBodyUnread } from './closing.ts';
import type { Actor, RequestContext } from './context.ts';
import { EVENT_STREAM_HEADERS, type EventStreams } from './event-streams.ts';
import { type Exchange, toExchange, whenLeft } from './exchange.ts';
import type { ReadForPage } from './first-words.ts';
import { type MachineParts, routeMachine } from './machine.ts';
import { isSameOrigin } from './origin.ts';
import { refuseForeignHost } from './own-host.ts';
import type { Pages } from './pages.ts';
import type { RateLimiter } from './rate-limit.ts';
import { readJsonBody } from './read-body.ts';
import type { ReadLimiter, ReadRule } from './read-limit.ts';
import { isForPerson, sendError, sendHtml, sendJsonText, sendRedirect, takesPage } from './respond.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import type { Turns } from './turns.ts';
import { toAppError } from './wire-error.ts';

/** Answers a call of the contract; false when no procedure has that address. */
export type HandleProcedure = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<boolean>;

export interface ListenerParts extends MachineParts {
  /** Host of the address people use; null while it is not set, and every name is served. */
  ownHost: string | null;
  /** How much an account or an address without one may read. */
  readLimits: { limiter: ReadLimiter; ofUser: ReadRule; ofAddress: ReadRule };
  /** In which the reads of one account run. */
  turns: Turns;
  /** In which its calls with long lists run, one after another: each keeps the process busy for a while. */
  listTurns: Turns;
  sessionReader: SessionReader;
  rateLimiter: RateLimiter;
  auth: Auth;
  tenant: (userId: string | null, signal: AbortSignal) => TenantDatabase;
  handleProcedure: HandleProcedure;
  /** What a call answers that reads; rejects with what it would refuse. */
  readProcedure: (path: string, context: RequestContext) => Promise<unknown>;
  eventStreams: EventStreams;
  /** As JSON, made once. */
  openApiDocument: () => Promise<string>;
  apiReference: () => Promise<string>;
  pages: Pages | null;
  staticFiles: StaticFiles | null;
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
  const server = createServer({ requireHostHeader: false, connectionsCheckingInterval: 5_000 });
  const take = (request: IncomingMessage, response: ServerResponse) =>
    void answer(parts, routeTo, request, response);
  server.on('request', take);
  // Who waits for leave to send a body gets it when the body is read, not before it is known whether it will be.
  server.on('checkContinue', take);
  server.on('checkExpectation', take);
  answerClientErrors(server, parts.log);
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
  const exchange = toExchange(request, response, parts.trustedProxies);
  const { requestId } = exchange;
  response.setHeader('x-request-id', requestId);
  setSecurityHeaders(response, parts.baseUrl().startsWith('https:'));
  let failure: AppError | null = null;
  try {
    await routeTo(exchange);
  } catch (thrown) {
    failure = toAppError(thrown);
    if (!request.complete) leaveBodyUnread(request, response);
    sendError(response, failure, exchange);
  }
  const tell = () => {
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
    if (response.statusCode >= 500 && failure?.details?.reason !== 'client_left')
      parts.log.error({ ...line, code: failure?.code, err: failure?.cause }, 'request failed');
    else if (kind === 'asset' || kind === 'health') parts.log.debug(line, 'request');
    else parts.log.info(line, 'request');
  };
  if (response.closed) tell();
  else response.once('close', tell);
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
  refuseForeignHost(exchange.request, parts.ownHost);
  if (isCallPath(exchange.path)) return routeCall(parts, exchange);
  return routePage(parts, exchange);
}

function isCallPath(path: string): boolean {
  return /^\/(api|rpc|functions)(\/|$)/.test(path);
}

async function routeCall(parts: ListenerParts, exchange: Exchange): Promise<void> {
  const { request, response, path, method, address } = exchange;
  if (method === 'OPTIONS') return answerOptions(exchange);
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead) limitReads(parts, null, address);
  if (path === '/api/openapi.json' && isRead) return sendJsonText(response, await parts.openApiDocument());
  if (path === '/api/docs' && isRead) return sendHtml(response, await parts.apiReference());
  const { actor, by } = await parts.sessionReader.read(request.headers);
  if (isRead) {
    if (actor !== null) limitReads(parts, actor, address);
  } else {
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
  return answerCall(parts, exchange, actor);
}

/** Who may not call is refused before the body is read. */
async function answerCall(parts: ListenerParts, exchange: Exchange, actor: Actor | null): Promise<void> {
  const { request, response, path, method } = exchange;
  const isRead = method === 'GET' || method === 'HEAD';
  const call = findCall(method, path);
  if (call === null) throw appError('NOT_FOUND');
  const left = whenLeft(response);
  // A write goes on when who asked for it has left: it may have been the answer that was lost.
  const context = contextOf(parts, exchange, { actor, signal: isRead ? left : NEVER });
  refuseCaller(call.name, context);
  // The response knows that it sends no body; a procedure answers as to GET.
  if (method === 'HEAD') request.method = 'GET';
  if (!isRead) {
    if (request.headers.expect !== undefined) response.writeContinue();
    const body = await readJsonBody(request, call.body);
    // Where the procedure's own reader finds what was read already.
    Object.assign(request, { body });
  }
  const answerIt = async () => {
    const handled = await parts.handleProcedure(request, response, context);
    if (!handled) throw appError('NOT_FOUND');
  };
  if (actor === null) return answerIt();
  if (call.name in LIST_CALLS) return parts.listTurns.take(actor.userId, left, answerIt);
  return isRead ? parts.turns.take(actor.userId, left, answerIt) : answerIt();
}

const NEVER = new AbortController().signal;

function contextOf(
  parts: ListenerParts,
  { request, requestId, path, now, address }: Exchange,
  { actor, signal }: { actor: Actor | null; signal: AbortSignal },
): RequestContext {
  return {
    requestId,
    path,
    actor,
    db: parts.tenant(actor?.userId ?? null, signal),
    signal,
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

/** First by address, before anything is looked up; then whom the session names. @throws RATE_LIMIT_EXCEEDED */
function limitReads({ readLimits }: ListenerParts, actor: Actor | null, address: string): void {
  const { limiter, ofUser, ofAddress } = readLimits;
  if (actor === null) limiter.take(`address:${addressBlock(address)}`, ofAddress);
  else limiter.take(`user:${actor.userId}`, ofUser);
}

async function limitWrites(parts: ListenerParts, actor: Actor | null, address: string): Promise<void> {
  const taken =
    actor === null
      ? await parts.rateLimiter.consume(`public:${addressBlock(address)}`, {
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
  if (!isPagePath(path) || !takesPage(request)) throw appError('NOT_FOUND');
  if (path.length > 1 && path.endsWith('/')) {
    // One slash in front, whatever came: two would name another server.
    return sendRedirect(response, `/${path.replace(/^\/+|\/+$/g, '')}${url.search}`);
  }
  if (path.startsWith('//') || !isDecodable(path)) {
    if (!isForPerson(request)) throw appError('NOT_FOUND');
    return sendRedirect(response, '/');
  }
  limitReads(parts, null, exchange.address);
  const { actor } = await parts.sessionReader.read(request.headers);
  if (actor !== null) limitReads(parts, actor, exchange.address);
  if (parts.pages === null) throw appError('SERVICE_UNAVAILABLE');
  const left = whenLeft(response);
  const read: ReadForPage = (call, late) => {
    const signal = AbortSignal.any([left, late]);
    const context = contextOf(parts, exchange, { actor, signal });
    return parts.turns.take(actor?.userId ?? '', signal, () => parts.readProcedure(call, context));
  };
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
