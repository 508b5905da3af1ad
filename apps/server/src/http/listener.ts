import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppError, appError, issueMessage } from '@answerscope/contract';
import { z } from 'zod';
import type { OnFault } from '../context/fault.ts';
import type { CallCounter } from '../lib/call-counter.ts';
import { keyInLog } from './api-keys.ts';
import { answerClientErrors } from './client-errors.ts';
import { leaveBodyUnread } from './closing.ts';
import {
  type ConnectionShares,
  connectionLimits,
  descriptorLimit,
  shareConnections,
} from './connection-shares.ts';
import { countedAs } from './counted-as.ts';
import { type Exchange, toExchange } from './exchange.ts';
import { passGuard } from './guards.ts';
import { type MachineParts, machineMounts } from './machine.ts';
import { createMounts, type MountParts } from './mount-table.ts';
import { allowedMethods, answersMethod, bodyLimits, labelOf, type Mount, mountAt } from './mounts.ts';
import { refuseForeignHost } from './own-host.ts';
import { sendError } from './respond.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { rememberingSentences } from './sentences.ts';
import { viewInLog } from './view-as.ts';
import { toAppError } from './wire-error.ts';

export interface ListenerParts extends MountParts {
  /** Host of the address people use; null while it is not set, and every name is served. */
  ownHost: string | null;
  onFault: OnFault;
  callCounter: CallCounter;
}

interface Routing {
  onFault?: OnFault;
  callCounter?: CallCounter;
  mounts: readonly Mount[];
  route(exchange: Exchange): Promise<void>;
}

/** The one HTTP server: names the request, secures it, and hands it to the mount its address belongs to. */
export function createListener(parts: ListenerParts): Server {
  // Procedures ask schemas through an interface that takes no error map: zod's own words are replaced for all.
  z.config({ customError: issueMessage });
  const mounts = createMounts(parts);
  return serverOf(parts, {
    mounts,
    onFault: parts.onFault,
    callCounter: parts.callCounter,
    route: (exchange) => route(parts, mounts, exchange),
  });
}

/** The server of a process without the API: whether it lives and is ready, and its measurements. */
export function createMachineListener(parts: MachineParts): Server {
  const mounts = machineMounts(parts);
  return serverOf(parts, {
    mounts,
    route: async (exchange) => {
      const mount = mountAt(mounts, exchange.path);
      if (mount === null) throw appError('NOT_FOUND');
      await mount.answer({ exchange, actor: null, by: 'none', body: bodyLimits(mount, exchange) });
    },
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

/** What most systems give a process at least. */
const FEW_DESCRIPTORS = 1_024;

function serverOf(parts: MachineParts, routing: Routing): Server {
  const server = createServer({ requireHostHeader: false, connectionsCheckingInterval: 5_000 });
  const connections = shareConnections(server, {
    ...parts,
    limits: parts.connectionLimits ?? connectionLimits(descriptorLimit() ?? FEW_DESCRIPTORS),
  });
  const take = (request: IncomingMessage, response: ServerResponse) =>
    void rememberingSentences(() => answer(parts, { ...routing, connections }, request, response));
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
  routing: Routing & { connections: ConnectionShares },
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
    refuseSurplus(routing, exchange);
    await routing.route(exchange);
  } catch (thrown) {
    failure = toAppError(thrown);
    if (!request.complete) leaveBodyUnread(request, response);
    sendError(response, failure, exchange);
    if (failure.code === 'INTERNAL_SERVER_ERROR')
      routing.onFault?.({
        error: failure.cause ?? failure,
        requestId,
        path: exchange.path,
        personId: null,
        at: exchange.now,
      });
  }
  const report = () => {
    const seconds = (performance.now() - started) / 1000;
    const kind = response.statusCode === 404 ? 'none' : labelOf(routing.mounts, exchange.path);
    parts.metrics.requestSeconds.observe(
      { route: kind, method: exchange.method, status: String(response.statusCode) },
      seconds,
    );
    const counted = routing.callCounter && countedAs(routing.mounts, exchange);
    if (counted)
      routing.callCounter?.count({
        ...counted,
        // Whoever left before the answer has waited so long, and was refused nothing.
        status: response.writableFinished ? response.statusCode : 0,
        ms: seconds * 1000,
      });
    const line = {
      id: requestId,
      method: exchange.method,
      path: exchange.path,
      status: response.statusCode,
      ms: Math.round(seconds * 1000),
      address: exchange.address,
      ...viewInLog(exchange.actor),
      ...keyInLog(exchange.actor),
    };
    if (response.statusCode >= 500 && failure?.details?.reason !== 'client_left')
      parts.log.error({ ...line, code: failure?.code, err: failure?.cause }, 'request failed');
    else if (kind === 'asset' || kind === 'health') parts.log.debug(line, 'request');
    else parts.log.info(line, 'request');
  };
  if (response.closed) report();
  else response.once('close', report);
}

/** A connection above all limits has its health answered, and ends with its first answer. */
function refuseSurplus(
  { connections, mounts }: Routing & { connections: ConnectionShares },
  exchange: Exchange,
): void {
  if (connections.isWithinLimits(exchange.request)) return;
  exchange.response.shouldKeepAlive = false;
  if (labelOf(mounts, exchange.path) !== 'health') throw appError('SERVICE_UNAVAILABLE');
}

async function route(parts: ListenerParts, mounts: readonly Mount[], exchange: Exchange): Promise<void> {
  const { request, method, path } = exchange;
  const mount = mountAt(mounts, path);
  if (mount === null || mount.guard !== 'none') refuseForeignHost(request, parts.ownHost);
  if (mount === null) throw appError('NOT_FOUND');
  const isOfApi = mount.guard === 'address' || mount.guard === 'caller';
  if (isOfApi && method === 'OPTIONS') return answerOptions(mount, exchange);
  const caller = await passGuard(parts, mount, exchange);
  if (!answersMethod(mount, exchange)) throw appError('NOT_FOUND');
  await mount.answer({ exchange, ...caller, body: bodyLimits(mount, exchange) });
}

/** Which methods the address knows. No word to other origins: a browser then asks us nothing in their name. */
function answerOptions(mount: Mount, { response, path }: Exchange): void {
  const methods = allowedMethods(mount, path);
  if (methods === null) throw appError('NOT_FOUND');
  response.writeHead(204, { allow: methods.join(', '), 'cache-control': 'no-store' }).end();
}
