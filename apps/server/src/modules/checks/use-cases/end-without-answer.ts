import type { Transaction } from '../../../database/pool.ts';
import type { FailedResult } from '../../answers/index.ts';
import type { SampleKey } from '../check-plan.shapes.ts';
import { failSamples } from '../items.queries.ts';
import { settleItem } from './settle-item.ts';

/**
 * Ends a sample that brought no answer, in the caller's transaction: it means unknown, and when no other sample of
 * its check was answered the result says why. One that has ended already stays as it is.
 */
export async function endWithoutAnswer(
  tx: Transaction,
  check: {
    sample: SampleKey;
    is_ad_hoc: boolean;
    failure: FailedResult;
    asked_at: Date;
    now: Date;
  },
): Promise<void> {
  const { sample, is_ad_hoc, now } = check;
  if ((await failSamples(tx, sample, [sample])).size === 0) return;
  await settleItem(tx, {
    item: sample,
    is_ad_hoc,
    now,
    last: {
      ...check.failure,
      is_mentioned: false,
      answer_id: null,
      judgement_id: null,
      surface_hash: null,
      checked_at: check.asked_at,
    },
  });
}
