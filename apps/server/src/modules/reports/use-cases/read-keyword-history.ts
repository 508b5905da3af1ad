import { CHANNELS, type Channel, type KeywordHistory } from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { findKeyword } from '../../keywords/index.ts';
import { listCosts } from '../missing-answers.queries.ts';
import { answersPerCheck, meanCost, pricedAnswers, priceOf } from '../missing-answers.rules.ts';
import { toTrend } from '../report.shapes.ts';
import { findReports } from '../report-reads.queries.ts';
import { findLines, type HistoryRow, listKeywordLines } from '../revision-reads.queries.ts';

const HISTORY_DAYS = 90;
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
  const rows = await listKeywordLines(tx, userId, { keyword_id, since });
  const text = keyword?.keyword ?? rows[0]?.keyword;
  if (text === undefined) throw notFound();
  const byChannel = [...Map.groupBy(rows, ({ channel }) => channel).values()];
  const report_ids = byChannel.flatMap(([newest]) => newest?.report_id ?? []);
  const answersOf = (lines: HistoryRow[]) => pricedAnswers(lines.map(({ answer_id }) => answer_id));
  const [newestLines, reports, costs] = await Promise.all([
    findLines(tx, { user_id: userId, keyword_id, report_ids }),
    findReports(tx, userId, report_ids),
    listCosts(tx, userId, byChannel.flatMap(answersOf)),
  ]);
  const channels = newestLines.map((line): KeywordHistory['channels'][number] => {
    const { channel, report_id, missing_answers } = line;
    const lines = byChannel.find(([newest]) => newest?.report_id === report_id) ?? [];
    const revision = reports.find(({ id }) => id === report_id)?.revision;
    const answers_to_show_20_points = revision?.answers_to_show_20_points ?? null;
    const missing = priceOf(
      { missing_answers, answers_to_show_20_points },
      {
        cost_microdollars: meanCost(answersOf(lines), costs),
        answers_per_check: answersPerCheck([line]),
        checked_at: lines.filter(({ n, empty }) => n > empty).map(({ created_at }) => new Date(created_at)),
      },
    );
    return { channel, trend: toTrend(line), missing, lines };
  });
  const place = ({ channel }: { channel: Channel }) => CHANNELS.indexOf(channel);
  return { keyword_id, keyword: text, channels: channels.toSorted((x, y) => place(x) - place(y)) };
}
