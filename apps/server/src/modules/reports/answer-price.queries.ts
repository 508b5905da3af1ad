import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { answers } from '../answers/answers.tables.ts';
import { answersPerCheck, meanCost, PRICED_ANSWERS, pricedAnswers } from './answer-price.rules.ts';
import type { SummaryRow } from './report.shapes.ts';
import { listFirstLines } from './revision-reads.queries.ts';

/** What a check of a keyword takes, by the answers of a report: micro-dollars of one answer, null while none has a cost. */
export async function answerPrice(
  tx: Transaction,
  { account_id, revision }: Pick<SummaryRow, 'account_id' | 'revision'>,
): Promise<{ answers_per_check: number; cost_microdollars: number | null }> {
  const lines = await listFirstLines(tx, revision, PRICED_ANSWERS);
  const answerIds = pricedAnswers(lines.map(({ answer_id }) => answer_id));
  return {
    answers_per_check: answersPerCheck(lines),
    cost_microdollars: meanCost(answerIds, await listCosts(tx, account_id, answerIds)),
  };
}

/** What each of these answers cost, micro-dollars. */
async function listCosts(
  tx: Transaction,
  accountId: AccountId,
  answerIds: readonly string[],
): Promise<Map<string, number>> {
  if (answerIds.length === 0) return new Map();
  const { id, cost_microdollars } = answers;
  const rows = await tx
    .select({ id, cost_microdollars })
    .from(answers)
    .where(and(eq(answers.account_id, accountId), inArray(id, [...answerIds])));
  return new Map(rows.map((row) => [row.id, row.cost_microdollars]));
}
