import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { type AnswerCounts, namesInForce, resultStateOf } from '../../answers/index.ts';
import { type BrandNamesSnapshot, isBranded } from '../../brand/index.ts';
import type { ItemKey } from '../check-plan.shapes.ts';
import {
  countSamples,
  endSingleRun,
  findDecidingAnswer,
  lockItems,
  type ResultBasis,
  updateItems,
} from '../items.queries.ts';
import { upsertResults } from '../results.queries.ts';

/** A sample of a keyword that just ended, or was cut off. */
interface EndedSample {
  keyword_id: string;
  is_ad_hoc: boolean;
  /** The brand as its answer was judged by; left out where none came. */
  names?: BrandNamesSnapshot;
  /** What it came to; null when none just ended. */
  last: ResultBasis | null;
}

/** After a sample of one item has ended, as settleItems does. */
export async function settleItem(
  tx: Transaction,
  { item, now, ...sample }: { item: ItemKey; is_ad_hoc: boolean; last: ResultBasis | null; now: Date },
): Promise<void> {
  await settleItems(tx, { key: item, ended: [{ keyword_id: item.keyword_id, ...sample }], now });
}

/**
 * After samples of one channel of a run have ended, in the caller's transaction: an item whose samples are all through
 * ends, and its result says k of n. One that was cut short (cancelled, out of budget) keeps its state and shows what it
 * has.
 */
export async function settleItems(
  tx: Transaction,
  input: { key: Omit<ItemKey, 'keyword_id'>; ended: readonly EndedSample[]; now: Date },
): Promise<void> {
  const { account_id, run_id, channel } = input.key;
  const key = { account_id, run_id, channel };
  const ended = onePerKeyword(input.ended);
  const ids = [...ended.keys()];
  if (ids.length === 0) return;
  const [rows, counts] = await Promise.all([lockItems(tx, key, ids), countSamples(tx, key, ids)]);
  const outcomes = [];
  let inForce: BrandNamesSnapshot | null = null;
  for (const [keyword_id, sample] of ended) {
    const row = rows.get(keyword_id);
    if (row === undefined || row.state === 'done' || row.state === 'failed') continue;
    const { open, answered: n, mentioned: k, empty, refused, failed } = counts.get(keyword_id) ?? NO_SAMPLES;
    if (open > 0 && row.state === 'open') continue;
    const item = { ...key, keyword_id };
    const basis =
      n === 0 ? sample.last : await decidingResult(tx, item, { n, k, empty, refused, last: sample.last });
    if (basis === null || (n === 0 && open > 0)) continue;
    const state = open > 0 ? row.state : n > 0 ? ('done' as const) : ('failed' as const);
    if (sample.names === undefined && !sample.is_ad_hoc) inForce ??= await namesInForce(tx, account_id);
    const names = sample.is_ad_hoc ? null : (sample.names ?? inForce);
    const is_branded = names !== null && isBranded(row.question ?? row.keyword, names);
    const numbers = { n, k, empty, refused, failed, is_branded };
    outcomes.push({ item, sample, basis, state, scope: row.scope, numbers });
  }
  const [, singles] = await Promise.all([
    updateItems(
      tx,
      outcomes.map(({ item, basis, state, numbers }) => {
        const { status, is_mentioned, checked_at, response_text, error_code } = basis;
        const error_message = status === 'completed' ? null : response_text;
        return { ...item, state, status, is_mentioned, error_message, error_code, checked_at, ...numbers };
      }),
    ),
    Promise.all(
      outcomes.map(({ item, state, scope }) =>
        (state === 'done' || state === 'failed') && scope === 'single'
          ? endSingleRun(tx, item, { state, at: input.now })
          : false,
      ),
    ),
    upsertResults(
      tx,
      outcomes
        .filter(({ sample }) => !sample.is_ad_hoc)
        .map(({ item, basis, numbers }) => ({
          account_id,
          channel,
          keyword_id: item.keyword_id,
          ...basis,
          ...numbers,
        })),
    ),
  ]);
  // A run of several tells of its progress itself, at most so often.
  for (const [at, { item }] of outcomes.entries())
    if (singles[at])
      await publishEvent(tx, account_id, { type: 'result_updated', keyword_id: item.keyword_id, channel });
}

const NO_SAMPLES = { open: 0, answered: 0, mentioned: 0, empty: 0, refused: 0, failed: 0 };

/** Of several samples of a keyword that ended together, one that was answered tells more. */
function onePerKeyword(ended: readonly EndedSample[]): Map<string, EndedSample> {
  const kept = new Map<string, EndedSample>();
  for (const sample of ended) {
    const known = kept.get(sample.keyword_id);
    if (known === undefined || sample.last?.status === 'completed') kept.set(sample.keyword_id, sample);
  }
  return kept;
}

async function decidingResult(
  tx: Transaction,
  item: ItemKey,
  { last, ...counts }: AnswerCounts & { last: ResultBasis | null },
): Promise<ResultBasis | null> {
  if (counts.n === 1 && last?.status === 'completed') return last;
  return findDecidingAnswer(tx, item, resultStateOf(counts) === 'mentioned');
}
