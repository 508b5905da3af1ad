import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { appError } from '@answerscope/contract';
import type { Log } from '../lib/log.ts';
import { isLoopback } from './client-address.ts';
import type { ConnectionLimits } from './connection-shares.ts';
import type { EventStreams } from './event-streams.ts';
import type { Exchange } from './exchange.ts';
import type { Metrics } from './metrics.ts';
import type { Mount } from './mounts.ts';
import { sendJson } from './respond.ts';

/** What the machine that runs a process may ask of it, whatever the process serves. */
export interface MachineParts {
  /** What this process runs. */
  version: string;
  log: Log;
  metrics: Metrics;
  baseUrl: () => string;
  trustedProxies: readonly string[];
  /** Left out: as many as the process has descriptors for. */
  connectionLimits?: ConnectionLimits;
  /** Who knows it reads the measurements from anywhere; null: nobody does. */
  metricsToken: string | null;
  /** True where requests come through a proxy on this machine: then they all seem to come from here. */
  isBehindProxy: boolean;
  /** Null in a process that opens none. */
  eventStreams: Pick<EventStreams, 'count'> | null;
  /** Throws or rejects while the product cannot serve. */
  checkReady: () => Promise<void>;
}

/** The addresses that the machine itself asks, under whatever name and with whatever method. */
export function machineMounts(parts: MachineParts): readonly Mount[] {
  const asked = { methods: 'any', guard: 'none', label: 'health' } as const;
  return [
    {
      at: (path) => path === '/health' || path === '/health/live',
      ...asked,
      answer: ({ exchange }) => sendJson(exchange.response, 200, { status: 'live', version: parts.version }),
    },
    { at: '/health/ready', ...asked, answer: ({ exchange }) => answerReady(parts, exchange) },
    { at: '/metrics', ...asked, answer: ({ exchange }) => answerMetrics(parts, exchange) },
  ];
}

async function answerReady(parts: MachineParts, exchange: Exchange): Promise<void> {
  try {
    await parts.checkReady();
  } catch (error) {
    throw appError('SERVICE_UNAVAILABLE', { cause: error });
  }
  sendJson(exchange.response, 200, { status: 'ready', version: parts.version });
}

async function answerMetrics(parts: MachineParts, exchange: Exchange): Promise<void> {
  if (!mayReadMetrics(parts, exchange)) throw appError('NOT_FOUND');
  parts.metrics.openStreams.set(parts.eventStreams?.count() ?? 0);
  const text = await parts.metrics.registry.metrics();
  exchange.response.writeHead(200, {
    'content-type': parts.metrics.registry.contentType,
    'cache-control': 'no-store',
  });
  exchange.response.end(text);
}

/** Measurements are for the machine's own collector: who has the token, else who asks on the machine without a proxy. */
function mayReadMetrics(parts: MachineParts, { request, address }: Exchange): boolean {
  if (parts.metricsToken !== null) return hasToken(request, parts.metricsToken);
  // A proxy need not say that it is one.
  if (parts.isBehindProxy) return false;
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return !isForwarded && isLoopback(address);
}

function hasToken(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(/^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '');
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
