import type { MissingAnswersPrice } from '@answerscope/contract';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { answers } from '../answers/answers.tables.ts';
import {
  answersPerCheck,
  CHECKS_OF_A_HABIT,
  meanCost,
  PRICED_ANSWERS,
  pricedAnswers,
  priceOf,
} from './missing-answers.rules.ts';
import type { SummaryRow } from './report.shapes.ts';
import { reports } from './reports.tables.ts';
import { listFirstLines } from './revision-reads.queries.ts';

/** What a report lacks to tell a change, by its own answers and the reports of its kind up to it. */
export async function priceMissingAnswers(tx: Transaction, report: SummaryRow): Promise<MissingAnswersPrice> {
  const { user_id, revision } = report;
  const [lines, checked_at] = await Promise.all([
    listFirstLines(tx, revision, PRICED_ANSWERS),
    listReportTimes(tx, report),
  ]);
  const answerIds = pricedAnswers(lines.map(({ answer_id }) => answer_id));
  const cost_microdollars = meanCost(answerIds, await listCosts(tx, user_id, answerIds));
  return priceOf(revision, { cost_microdollars, answers_per_check: answersPerCheck(lines), checked_at });
}

/** When this report and the few before it of its channel and kind were made, newest first. */
async function listReportTimes(tx: Transaction, report: SummaryRow): Promise<Date[]> {
  const rows = await tx
    .select({ created_at: reports.created_at })
    .from(reports)
    .where(and(sameIn(reports, report, 'user_id', 'channel'), lte(reports.id, report.id)))
    .orderBy(desc(reports.id))
    .limit(CHECKS_OF_A_HABIT);
  return rows.map(({ created_at }) => created_at);
}

/** What each of these answers cost, micro-dollars. */
export async function listCosts(
  tx: Transaction,
  userId: string,
  answerIds: readonly string[],
): Promise<Map<string, number>> {
  if (answerIds.length === 0) return new Map();
  const { id, cost_microdollars } = answers;
  const rows = await tx
    .select({ id, cost_microdollars })
    .from(answers)
    .where(and(eq(answers.user_id, userId), inArray(id, [...answerIds])));
  return new Map(rows.map((row) => [row.id, row.cost_microdollars]));
}
