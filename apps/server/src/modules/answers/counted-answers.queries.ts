import { and, eq, inArray } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { counted_answers } from './answers.tables.ts';

type CountedRow = typeof counted_answers.$inferSelect;
type AnswerKey = Pick<CountedRow, 'account_id' | 'answer_id'>;

const isOf = ({ account_id, answer_id }: AnswerKey) => matching(counted_answers, { account_id, answer_id });

/** The user's decision to count an answer in; null where there is none. */
export async function findCountedIn(tx: Transaction, key: AnswerKey): Promise<CountedRow | null> {
  const rows = await tx.select().from(counted_answers).where(isOf(key));
  return rows[0] ?? null;
}

/** Those of these answers that the user counts in, by their ids. */
export async function listCountedIn(
  tx: Transaction,
  accountId: AccountId,
  answerIds: readonly string[],
): Promise<CountedRow[]> {
  if (answerIds.length === 0) return [];
  return tx
    .select()
    .from(counted_answers)
    .where(and(eq(counted_answers.account_id, accountId), inArray(counted_answers.answer_id, [...answerIds])))
    .orderBy(counted_answers.answer_id);
}

export async function insertCountedIn(tx: Transaction, row: CountedRow): Promise<void> {
  await tx.insert(counted_answers).values(row);
}

export async function deleteCountedIn(tx: Transaction, key: AnswerKey): Promise<void> {
  await tx.delete(counted_answers).where(isOf(key));
}
