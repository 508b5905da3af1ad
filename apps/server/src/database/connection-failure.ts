import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../lib/log.ts';

const SYSTEM_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'];
const MESSAGES =
  /Connection terminated|Query read timeout|^timeout expired$|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after/;

/** True when the database could not be reached or went away, as opposed to refusing what was asked. */
export function isConnectionFailure(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code, severity } = error as { code?: unknown; severity?: unknown };
    // 57P0x: shutting down, crashed or starting up; class 53: no connection, memory or disk left; class 08: connection.
    if (typeof code === 'string' && severity !== undefined && /^(57P0|53|08)/.test(code)) return true;
    if (typeof code === 'string' && severity === undefined && SYSTEM_CODES.includes(code)) return true;
    if (MESSAGES.test(error.message)) return true;
  }
  return false;
}

/** True when PostgreSQL ended a transaction for the sake of another: a deadlock or a serialization failure. */
function isVictim(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ((error as { code?: unknown }).code === '40P01' || (error as { code?: unknown }).code === '40001')
      return true;
  }
  return false;
}

/**
 * Runs work that must not be lost, again and again while the database is away, for at most `forMs`.
 * Any other error ends it at once. The work must be safe to run twice: a commit may have succeeded unheard.
 */
export async function untilDatabaseAnswers<T>(
  work: () => Promise<T>,
  options: { forMs: number; log: Log },
): Promise<T> {
  let deadline: number | null = null;
  for (let waitMs = 100; ; waitMs = Math.min(5_000, waitMs * 2)) {
    try {
      return await work();
    } catch (error) {
      const canSucceed = isConnectionFailure(error) || isVictim(error);
      // From the first failure: a connection that hung before it must not use up the time.
      deadline ??= Date.now() + options.forMs;
      if (!canSucceed || Date.now() + waitMs > deadline) throw error;
      options.log.warn({ err: error }, 'the database could not take it; trying again');
      await sleep(waitMs);
    }
  }
}
