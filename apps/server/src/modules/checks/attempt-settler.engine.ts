import { untilDatabaseAnswers } from '../../database/connection-failure.ts';
import { inTransaction, type Pool } from '../../database/pool.ts';
import type { Log } from '../../lib/log.ts';
import { settleGroup } from '../plans/index.ts';
import { type AttemptKey, markSettled } from './settlements.queries.ts';

/** How long money that could not be settled is tried again here; after that the sweep settles it. */
const KEEP_TRYING_MS = 60_000;

/**
 * Settles the money of closed attempts. Those that are closed while a group is being written make up the next one:
 * every call of the installation waits for the day's row, so it is taken once for many of them.
 * Never rejects: an attempt that stays unsettled is found by the sweep, and its reservation holds until then.
 */
export function createAttemptSettler(servicePool: Pool, log: Log): (attempt: AttemptKey) => Promise<void> {
  let waiting: AttemptKey[] = [];
  let next: Promise<void> | null = null;
  let working: Promise<void> = Promise.resolve();
  return (attempt) => {
    waiting.push(attempt);
    next ??= working.then(() => {
      const group = waiting;
      waiting = [];
      next = null;
      working = settle(servicePool, group, log);
      return working;
    });
    return next;
  };
}

async function settle(servicePool: Pool, group: readonly AttemptKey[], log: Log): Promise<void> {
  try {
    await untilDatabaseAnswers(() => settleAttempts(servicePool, group), { forMs: KEEP_TRYING_MS, log });
  } catch (err) {
    log.error({ err, attempts: group.length }, 'money could not be settled; the sweep will');
  }
}

/** Ends the reservations of those closed attempts that were not settled yet; returns how many they were. */
export async function settleAttempts(servicePool: Pool, attempts: readonly AttemptKey[]): Promise<number> {
  if (attempts.length === 0) return 0;
  return inTransaction(servicePool, null, async (tx) => {
    const settlements = await markSettled(tx, attempts);
    if (settlements.length > 0) await settleGroup(tx, settlements);
    return settlements.length;
  });
}
