import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { pauseBeyond, wakePaused } from '../keywords.queries.ts';

/**
 * After a change of plan, under the account's lock: the newest keywords beyond the limit are paused, and paused ones go
 * on, oldest first, where there is room. Nothing is deleted: what was paused keeps its results.
 */
export async function fitKeywords(
  tx: Transaction,
  { account_id, limit }: { account_id: AccountId; limit: number | null },
): Promise<void> {
  const paused = limit === null ? 0 : await pauseBeyond(tx, account_id, limit);
  const woken = await wakePaused(tx, account_id, limit);
  if (paused + woken > 0) await publishEvent(tx, account_id, { type: 'keywords_changed' });
}
