import { inTransaction, type Pool } from '../../../database/pool.ts';
import type { Log } from '../../../lib/log.ts';
import { setLastSeen } from '../accounts.queries.ts';

/** last_seen_at is right to within this. */
const KEPT_MS = 3_600_000;

/** Notes in the profile that somebody was there, at most once an hour a person and process; never fails its caller. */
export function createSeenMarker(appPool: Pool, log: Log): (userId: string) => void {
  const marked = new Map<string, number>();
  let forgetAt = Date.now() + KEPT_MS;
  return (userId) => {
    const now = Date.now();
    if (now > forgetAt) {
      marked.clear();
      forgetAt = now + KEPT_MS;
    }
    if (marked.has(userId)) return;
    marked.set(userId, now);
    markSeen(appPool, userId, new Date(now)).catch((err: unknown) => {
      marked.delete(userId);
      log.warn({ err }, 'a visit could not be noted');
    });
  };
}

async function markSeen(appPool: Pool, userId: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - KEPT_MS);
  await inTransaction(appPool, userId, (tx) => setLastSeen(tx, userId, { at, before }));
}
