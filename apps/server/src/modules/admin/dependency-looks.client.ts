import { connect, isIP, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { connect as connectSecurely } from 'node:tls';
import { CHANNELS, type DependencyName } from '@answerscope/contract';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { keptFor } from '../../lib/kept-for.ts';
import type { Log } from '../../lib/log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { API_VERSION, type StripeDoor } from '../stripe/index.ts';
import {
  type DependencyFacts,
  type Look,
  type LookFailure,
  lookFailureOf,
} from './dependency-health.rules.ts';
import { readServer } from './system-health.queries.ts';

/** Whoever asks is a person at a page. */
const WAIT_MS = 3_000;

interface LookedAt {
  servicePool: Pool;
  mailer: Pick<Mailer, 'verify'>;
  /** Where each configured assistant is asked. */
  assistants: ReadonlyMap<DependencyName, string>;
  stripe: StripeDoor | null;
  log: Log;
}

/** However many administrators ask, each process looks once in this time. */
const KEPT_MS = 5_000;

/** The last looks of this process, and the last of each that failed. */
export type DependencyWatch = () => Promise<Pick<DependencyFacts, 'lookedAt' | 'looks' | 'failedLooks'>>;

export function watchDependencies(parts: LookedAt): DependencyWatch {
  const failedLooks = new Map<DependencyName, { at: Date; failure: LookFailure }>();
  const look = keptFor(KEPT_MS, async (_all: 'all') => {
    const lookedAt = new Date();
    const looks = await lookAtDependencies(parts);
    for (const [name, found] of looks)
      if (!found.isFound) failedLooks.set(name, { at: lookedAt, failure: found.failure });
    return { lookedAt, looks, failedLooks };
  });
  return () => look('all');
}

/**
 * Looks at everything that is configured, all at once. No look costs anything: an assistant is only connected to, nothing
 * is asked and no key is sent.
 */
async function lookAtDependencies(parts: LookedAt): Promise<Map<DependencyName, Look>> {
  const { servicePool, mailer, assistants, stripe, log } = parts;
  const looks: Promise<[DependencyName, Look]>[] = [];
  const add = (name: DependencyName, look: () => Promise<string | null>) =>
    looks.push(timed(name, look, log).then((found) => [name, found]));
  add('database', async () => (await inTransaction(servicePool, null, readServer)).version);
  const { verify } = mailer;
  if (verify !== null) add('mail', () => verify(WAIT_MS).then(() => null));
  for (const channel of CHANNELS) {
    const address = assistants.get(channel);
    if (address !== undefined) add(channel, () => reach(new URL(address)).then(() => null));
  }
  if (stripe !== null) add('stripe', () => readOneProduct(stripe));
  return new Map(await Promise.all(looks));
}

async function timed(name: DependencyName, look: () => Promise<string | null>, log: Log): Promise<Look> {
  const begun = performance.now();
  try {
    const version = await within(WAIT_MS, look());
    return { isFound: true, answeredMs: performance.now() - begun, version };
  } catch (error) {
    const failure = lookFailureOf(error);
    // Not the error itself: what a provider says may repeat what was sent to it.
    log.warn({ dependency: name, failure }, 'a dependency was not found well');
    return { isFound: false, failure };
  }
}

/** @throws an error with the code ETIMEDOUT where nothing came in time */
async function within<Value>(waitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('nothing came in time'), { code: 'ETIMEDOUT' })),
      waitMs,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Connects, with TLS where the address has it, and hangs up. */
function reach({ protocol, hostname, port }: URL): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const end = (socket: Socket, settle: () => void) => {
      socket.destroy();
      settle();
    };
    const isSecure = protocol === 'https:';
    const socket = isSecure
      ? connectSecurely({
          host,
          port: Number(port || 443),
          ...(isIP(host) === 0 ? { servername: host } : {}),
        })
      : connect({ host, port: Number(port || 80) });
    socket.once(isSecure ? 'secureConnect' : 'connect', () => end(socket, resolve));
    socket.once('error', (error) => end(socket, () => reject(error)));
    socket.setTimeout(WAIT_MS, () =>
      end(socket, () => reject(Object.assign(new Error('nothing came'), { code: 'ETIMEDOUT' }))),
    );
  });
}

/** Reads what the set-up of plans reads, too. @returns the version that is spoken */
async function readOneProduct({ client }: StripeDoor): Promise<string> {
  await client.products.list({ limit: 1 }, { timeout: WAIT_MS, maxNetworkRetries: 0 });
  return API_VERSION;
}
