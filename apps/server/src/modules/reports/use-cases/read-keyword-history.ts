import { CHANNELS, type KeywordHistory } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { notFound } from '../../../http/context.ts';
import { findKeyword } from '../../keywords/index.ts';
import { priceOf } from '../missing-answers.rules.ts';
import { findMeanCost, findReports, listKeywordLines } from '../report-reads.queries.ts';
import { toHistoryLine } from '../report-shapes.ts';

const HISTORY_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * A keyword in the reports of the last 90 days; one that was deleted has those that are there.
 * @throws NOT_FOUND when the user has neither the keyword nor a line of it
 */
export async function readKeywordHistory(
  tx: Transaction,
  userId: string,
  { keyword_id, now }: { keyword_id: string; now: Date },
): Promise<KeywordHistory> {
  const keyword = await findKeyword(tx, userId, keyword_id);
  const since = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const rows = await listKeywordLines(tx, userId, { keyword_id, channels: CHANNELS, since });
  const text = keyword?.keyword ?? rows[0]?.keyword;
  if (text === undefined) throw notFound();
  const channels: KeywordHistory['channels'] = [];
  for (const [channel, lines] of Map.groupBy(rows, (row) => row.channel)) {
    const newest = lines[0];
    if (newest === undefined) continue;
    const answerIds = lines.map(({ answer_id }) => answer_id);
    const cost = await findMeanCost(tx, userId, answerIds);
    const report = (await findReports(tx, userId, [newest.report_id]))[0];
    const answers_to_show_20_points = report?.revision.answers_to_show_20_points ?? null;
    const { missing_answers } = newest;
    channels.push({
      channel,
      missing: priceOf({ missing_answers, answers_to_show_20_points }, cost),
      lines: lines.map(toHistoryLine),
    });
  }
  const inOrder = channels.toSorted((x, y) => CHANNELS.indexOf(x.channel) - CHANNELS.indexOf(y.channel));
  return { keyword_id, keyword: text, channels: inOrder };
}
