import type { Answer } from '@answerscope/assistants';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { verdicts } from '../answers/answers.tables.ts';
import { uncounted_answers } from '../answers/companies.tables.ts';

/** What of an answer its verdict depends on. */
export interface AnswerToJudge extends Pick<Answer, 'text' | 'finish' | 'citations' | 'sources'> {
  id: string;
  question: string;
  language: string | null;
}

/** Answers that were judged by the user's own names; those to checks under another company's name stay as they are. */
const isOwn = sql`not exists (
  select from verdicts o join judgements j on j.account_id = o.account_id and j.id = o.judgement_id
  where o.account_id = a.account_id and o.answer_id = a.id and j.state = 'ad_hoc')`;

/** How many answers there are to judge. */
export async function countOwnAnswers(tx: Transaction, accountId: AccountId): Promise<number> {
  const found = await tx.execute<{ answers: number }>(
    sql`select count(*)::int as answers from answers a where a.account_id = ${accountId} and ${isOwn}`,
  );
  return found.rows[0]?.answers ?? 0;
}

/** The next answers in the order of their ids. */
export async function listAnswersAfter(
  tx: Transaction,
  accountId: AccountId,
  by: { cursor: string | null; limit: number },
): Promise<AnswerToJudge[]> {
  return listAnswers(tx, accountId, {
    where: by.cursor === null ? sql`true` : sql`a.id > ${by.cursor}`,
    limit: by.limit,
  });
}

/**
 * Answers that a judgement has not judged: that arrived after the walk has passed their place. An id is made when the
 * question is asked, so an answer can arrive behind one that was asked later.
 */
export async function listUnjudged(
  tx: Transaction,
  accountId: AccountId,
  by: { judgement_id: string; limit: number },
): Promise<AnswerToJudge[]> {
  return listAnswers(tx, accountId, {
    where: sql`not exists (select from verdicts v where v.account_id = a.account_id and v.answer_id = a.id
      and v.judgement_id = ${by.judgement_id})`,
    limit: by.limit,
  });
}

async function listAnswers(
  tx: Transaction,
  accountId: AccountId,
  by: { where: SQL; limit: number },
): Promise<AnswerToJudge[]> {
  const found = await tx.execute<AnswerToJudge & Record<string, unknown>>(sql`
    select a.id, a.text, a.finish, a.citations, a.sources, a.language, s.question
    from answers a join surfaces s on s.account_id = a.account_id and s.hash = a.surface_hash
    where a.account_id = ${accountId} and ${by.where} and ${isOwn}
    order by a.id limit ${by.limit}`);
  return found.rows;
}

/** Writes verdicts, whose answers are then to be read for companies; one that is there already stays. */
export async function insertVerdicts(tx: Transaction, rows: (typeof verdicts.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const { account_id, answer_id, judgement_id } = verdicts;
  const written = await tx
    .insert(verdicts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ account_id, answer_id, judgement_id });
  if (written.length > 0) await tx.insert(uncounted_answers).values(written).onConflictDoNothing();
}
