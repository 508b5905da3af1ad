import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../http/event-streams.ts';
import type { ItemKey } from '../check-plan.ts';
import {
  countSamples,
  endSingleRun,
  findDecidingAnswer,
  lockItem,
  type ResultBasis,
  updateItem,
} from '../items.queries.ts';
import { upsertResult } from '../results.queries.ts';

/**
 * After a sample has ended, in the caller's transaction: an item whose samples are all through ends, and its result
 * says k of n. One that was cut short (cancelled, out of budget) keeps its state and shows what it has.
 * @param last what the sample that just ended came to; null when none did.
 */
export async function settleItem(
  tx: Transaction,
  input: {
    item: ItemKey;
    is_ad_hoc: boolean;
    is_simulated: boolean;
    last: ResultBasis | null;
    now: Date;
  },
): Promise<void> {
  const { last, now } = input;
  const { user_id, run_id, channel, keyword_id } = input.item;
  const item = { user_id, run_id, channel, keyword_id };
  const [row, counted] = await Promise.all([lockItem(tx, item), countSamples(tx, item)]);
  if (row === null || row.state === 'done' || row.state === 'failed') return;
  const { open, answered: n, mentioned: k, failed } = counted;
  if (open > 0 && row.state === 'open') return;
  const basis = n === 0 ? last : await decidingResult(tx, item, { n, k, last });
  if (basis === null || (n === 0 && open > 0)) return;

  const state = open > 0 ? row.state : n > 0 ? 'done' : 'failed';
  const { status, is_mentioned, checked_at, response_text } = basis;
  const error_message = status === 'completed' ? null : response_text;
  const { is_simulated, is_ad_hoc } = input;
  const [, isSingle] = await Promise.all([
    updateItem(tx, item, { state, status, is_mentioned, error_message, n, k, failed, checked_at }),
    (state === 'done' || state === 'failed') && row.scope === 'single'
      ? endSingleRun(tx, item, { state, at: now })
      : false,
    is_ad_hoc
      ? undefined
      : upsertResult(tx, { user_id, keyword_id, channel, is_simulated, ...basis, n, k, failed }),
  ]);
  if (is_ad_hoc) return;
  // A run of several tells of its progress itself, at most so often.
  if (isSingle) await publishEvent(tx, user_id, { type: 'result_updated', keyword_id, channel });
}

/** Mentioned from one half up. */
async function decidingResult(
  tx: Transaction,
  item: ItemKey,
  { n, k, last }: { n: number; k: number; last: ResultBasis | null },
): Promise<ResultBasis | null> {
  if (n === 1 && last?.status === 'completed') return last;
  return findDecidingAnswer(tx, item, 2 * k >= n);
}
