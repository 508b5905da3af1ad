import type { KeywordHistory } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { notFound } from '../../../http/context.ts';
import { findKeyword } from '../../keywords/index.ts';
import { priceOf } from '../missing-answers.rules.ts';
import {
  findLine,
  findMeanCost,
  findReports,
  type HistoryRow,
  listKeywordLines,
} from '../report-reads.queries.ts';
import { toTrend } from '../report-shapes.ts';

const HISTORY_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * A keyword in the reports of the last 90 days, simulated and real ones never together; one that was deleted has those
 * that are there.
 * @throws NOT_FOUND when the user has neither the keyword nor a line of it
 */
export async function readKeywordHistory(
  tx: Transaction,
  userId: string,
  { keyword_id, now }: { keyword_id: string; now: Date },
): Promise<KeywordHistory> {
  const keyword = await findKeyword(tx, userId, keyword_id);
  const since = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const rows = await listKeywordLines(tx, userId, { keyword_id, since });
  const text = keyword?.keyword ?? rows[0]?.keyword;
  if (text === undefined) throw notFound();
  const channels: KeywordHistory['channels'] = [];
  for (const ofChannel of Map.groupBy(rows, ({ channel }) => channel).values()) {
    const one = await readChannel(tx, { user_id: userId, keyword_id }, ofChannel);
    if (one !== null) channels.push(one);
  }
  return { keyword_id, keyword: text, channels };
}

/** @param rows of one channel, newest first */
async function readChannel(
  tx: Transaction,
  key: { user_id: string; keyword_id: string },
  rows: HistoryRow[],
): Promise<KeywordHistory['channels'][number] | null> {
  const [newest] = rows;
  if (newest === undefined) return null;
  const { report_id, is_simulated, channel } = newest;
  const line = await findLine(tx, { ...key, report_id });
  if (line === null) return null;
  const lines = rows.filter((row) => row.is_simulated === is_simulated);
  const cost = await findMeanCost(
    tx,
    key.user_id,
    lines.map(({ answer_id }) => answer_id),
  );
  const report = (await findReports(tx, key.user_id, [report_id]))[0];
  const answers_to_show_20_points = report?.revision.answers_to_show_20_points ?? null;
  const { missing_answers } = line;
  return {
    ...{ channel, is_simulated, trend: toTrend(line), lines },
    missing: priceOf({ missing_answers, answers_to_show_20_points }, cost),
  };
}
