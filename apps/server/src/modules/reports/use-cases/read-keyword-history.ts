import type {
  Channel,
  KeywordHistory,
  KeywordTrendNow,
  PooledRate,
  RangeOfDays,
  RangePoint,
} from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { findKeyword } from '../../keywords/index.ts';
import { listKeywordLines } from '../revision-reads.queries.ts';

/** What a range of days says of one keyword, by assistant. */
export interface KeywordInRange {
  range: RangeOfDays;
  /** From the changes of the whole account. */
  trends: ReadonlyMap<Channel, KeywordTrendNow>;
  lines: ReadonlyMap<Channel, { current: PooledRate | null; points: RangePoint[] }>;
}

export type ReadKeywordInRange = (
  tx: Transaction,
  accountId: AccountId,
  of: { keyword_id: string; range?: string | undefined },
) => Promise<KeywordInRange>;

/** Where its assistant compares no answers of this keyword, and where it never will: branded, paused or deleted. */
const UNKNOWN: KeywordTrendNow = {
  verdict: 'not_enough_data',
  window_days: null,
  earlier: null,
  recent: null,
  p_value: null,
  q_value: null,
  wait: null,
};

/**
 * A keyword over a range of days, with its lines in the reports of the range; one that was deleted has those that are there.
 * @throws NOT_FOUND when the user has neither the keyword nor a line of it
 */
export async function readKeywordHistory(
  tx: Transaction,
  accountId: AccountId,
  {
    keyword_id,
    range: asked,
    readInRange,
  }: { keyword_id: string; range?: string | undefined; readInRange: ReadKeywordInRange },
): Promise<KeywordHistory> {
  const keyword = await findKeyword(tx, accountId, keyword_id);
  const { range, trends, lines } = await readInRange(tx, accountId, { keyword_id, range: asked });
  const rows = await listKeywordLines(tx, accountId, { keyword_id, range });
  const text = keyword?.keyword ?? rows[0]?.keyword;
  if (text === undefined) throw notFound();
  const isTracked = keyword !== null && !keyword.is_paused;
  const channels = [...Map.groupBy(rows, ({ channel }) => channel)].map(([channel, of]) => ({
    channel,
    trend: (isTracked && !of[0]?.is_branded && trends.get(channel)) || UNKNOWN,
    current: lines.get(channel)?.current ?? null,
    points: lines.get(channel)?.points ?? [],
    lines: of.map(({ is_branded: _is_branded, ...line }) => line),
  }));
  return { keyword_id, keyword: text, range, channels };
}
