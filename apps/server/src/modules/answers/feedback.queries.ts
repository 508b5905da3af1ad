import type { VerdictFeedback } from '@answerscope/contract';
import { and, desc, eq } from 'drizzle-orm';
import { sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { verdict_feedback } from './feedback.tables.ts';

type FeedbackRow = typeof verdict_feedback.$inferSelect;
type VerdictKey = Pick<FeedbackRow, 'account_id' | 'answer_id' | 'judgement_id'>;

const ofAnswer = (key: Pick<VerdictKey, 'account_id' | 'answer_id'>) =>
  sameIn(verdict_feedback, key, 'account_id', 'answer_id');

/** The newest that the user said of an answer, of this verdict or of an earlier one. */
export async function findFeedback(tx: Transaction, verdict: VerdictKey): Promise<VerdictFeedback | null> {
  const rows = await tx
    .select()
    .from(verdict_feedback)
    .where(ofAnswer(verdict))
    .orderBy(desc(verdict_feedback.created_at), desc(verdict_feedback.judgement_id))
    .limit(1);
  const row = rows[0];
  return row === undefined ? null : toFeedback(row, verdict.judgement_id);
}

/** Keeps what the user says of a verdict, instead of what was said of it before. */
export async function replaceFeedback(tx: Transaction, row: FeedbackRow): Promise<VerdictFeedback> {
  await tx
    .delete(verdict_feedback)
    .where(and(ofAnswer(row), eq(verdict_feedback.judgement_id, row.judgement_id)));
  await tx.insert(verdict_feedback).values(row);
  return toFeedback(row, row.judgement_id);
}

/** Removes all that the user said of an answer. */
export async function deleteFeedback(
  tx: Transaction,
  key: Pick<VerdictKey, 'account_id' | 'answer_id'>,
): Promise<void> {
  await tx.delete(verdict_feedback).where(ofAnswer(key));
}

function toFeedback(row: FeedbackRow, judgementId: string): VerdictFeedback {
  const { expected, span_start: start, span_end: end, note } = row;
  return {
    expected,
    note,
    span: start === null || end === null ? null : { start, end },
    created_at: row.created_at.toISOString(),
    is_of_this_verdict: row.judgement_id === judgementId,
  };
}
