import type { Database } from '../../../database/open-database.ts';
import { inTransaction } from '../../../database/pool.ts';
import type { AccountId, PersonId } from '../../../lib/ids.ts';
import type { Log } from '../../../lib/log.ts';
import { setLastSeen } from '../accounts.queries.ts';
import { setSessionSeen } from '../sessions.queries.ts';

/** When somebody was seen is right to within this. */
const KEPT_MS = 3_600_000;

type Pools = Pick<Database, 'appPool' | 'authPool'>;
interface Seen {
  personId: PersonId;
  accountId: AccountId;
  sessionId: string;
}

/** Notes that somebody was there, and by which session, at most once an hour and process; never fails its caller. */
export function createSeenMarker(pools: Pools, log: Log): (seen: Seen) => void {
  const marked = new Map<string, number>();
  let forgetAt = Date.now() + KEPT_MS;
  return (seen) => {
    const now = Date.now();
    if (now > forgetAt) {
      marked.clear();
      forgetAt = now + KEPT_MS;
    }
    const { sessionId } = seen;
    if (marked.has(sessionId)) return;
    marked.set(sessionId, now);
    markSeen(pools, seen, new Date(now)).catch((err: unknown) => {
      marked.delete(sessionId);
      log.warn({ err }, 'a visit could not be noted');
    });
  };
}

async function markSeen(
  { appPool, authPool }: Pools,
  { personId, accountId, sessionId }: Seen,
  at: Date,
): Promise<void> {
  const before = new Date(at.getTime() - KEPT_MS);
  await inTransaction(appPool, { personId, accountId }, (tx) => setLastSeen(tx, personId, { at, before }));
  await inTransaction(authPool, null, (tx) => setSessionSeen(tx, sessionId, { at, before }));
}
