import type { Channel, KeywordHistory, KeywordTrendNow } from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { findKeyword } from '../../keywords/index.ts';
import { listKeywordLines } from '../revision-reads.queries.ts';

const HISTORY_DAYS = 90;

/** What the changes of an account say of one keyword, by assistant. */
export type ReadKeywordTrends = (
  tx: Transaction,
  userId: string,
  keywordId: string,
) => Promise<ReadonlyMap<Channel, KeywordTrendNow>>;

/** Where its assistant compares no answers of this keyword. */
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
 * A keyword in the reports of the last 90 days; one that was deleted has those that are there.
 * @throws NOT_FOUND when the user has neither the keyword nor a line of it
 */
export async function readKeywordHistory(
  tx: Transaction,
  userId: string,
  { keyword_id, now, readTrends }: { keyword_id: string; now: Date; readTrends: ReadKeywordTrends },
): Promise<KeywordHistory> {
  const keyword = await findKeyword(tx, userId, keyword_id);
  const since = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const rows = await listKeywordLines(tx, userId, { keyword_id, since });
  const text = keyword?.keyword ?? rows[0]?.keyword;
  if (text === undefined) throw notFound();
  const trends = await readTrends(tx, userId, keyword_id);
  const byChannel = [...Map.groupBy(rows, ({ channel }) => channel)];
  const channels = byChannel.map(([channel, lines]) => ({
    channel,
    trend: trends.get(channel) ?? UNKNOWN,
    lines,
  }));
  return { keyword_id, keyword: text, channels };
}
