import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { findNewestResult } from '../newest-result.queries.ts';

/** Lets a user's open pages read results and dashboard again, without a word to the user. */
export async function tellOfNewestResult(tx: Transaction, userId: string): Promise<void> {
  const newest = await findNewestResult(tx, userId);
  if (newest !== null) await publishEvent(tx, userId, { type: 'result_updated', ...newest });
}
