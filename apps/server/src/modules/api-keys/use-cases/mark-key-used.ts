import type { UsedKey } from '../../../auth/session-reader.ts';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import type { Log } from '../../../lib/log.ts';
import { setKeyUsed } from '../api-keys.queries.ts';

/** When a key was used is right to within this. */
const KEPT_MS = 60_000;

/** Notes that a key was used, at most once a minute and process; never fails its caller. */
export function createKeyMarker(servicePool: Pool, log: Log): (key: UsedKey) => void {
  const marked = new Map<string, number>();
  let forgetAt = Date.now() + KEPT_MS;
  return (key) => {
    const now = Date.now();
    if (now > forgetAt) {
      marked.clear();
      forgetAt = now + KEPT_MS;
    }
    if (marked.has(key.id)) return;
    marked.set(key.id, now);
    const seen = { at: new Date(now), before: new Date(now - KEPT_MS) };
    inTransaction(servicePool, null, (tx) => setKeyUsed(tx, key, seen)).catch((err: unknown) => {
      marked.delete(key.id);
      log.warn({ err }, 'the use of an API key could not be noted');
    });
  };
}
