import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../http/event-streams.ts';
import type { ItemKey } from '../check-plan.ts';
import { endSingleItem } from '../checks.queries.ts';
import type { FailedResult } from '../failure.rules.ts';
import { upsertResult } from '../results.queries.ts';

/**
 * Ends a check that brought no answer, in the caller's transaction: its result says why and means unknown.
 * A check that has ended already stays as it is.
 */
export async function endWithoutAnswer(
  tx: Transaction,
  check: {
    item: ItemKey;
    is_ad_hoc: boolean;
    is_simulated: boolean;
    failure: FailedResult;
    asked_at: Date;
    now: Date;
  },
): Promise<void> {
  const { user_id, keyword_id, channel } = check.item;
  const hasEnded = await endSingleItem(tx, check.item, { state: 'failed', at: check.now });
  if (!hasEnded || check.is_ad_hoc) return;
  await upsertResult(tx, {
    user_id,
    keyword_id,
    channel,
    is_simulated: check.is_simulated,
    ...check.failure,
    is_mentioned: false,
    answer_id: null,
    judgement_id: null,
    surface_hash: null,
    checked_at: check.asked_at,
  });
  await publishEvent(tx, user_id, { type: 'result_updated', keyword_id, channel });
}
