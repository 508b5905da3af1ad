import type { Answer } from '@answerscope/assistants';
import { and, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../../database/matching.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { judgements, verdicts } from '../answers.tables.ts';
import type { ModelCallKey } from '../model-calls/model-calls.queries.ts';
import { auxiliary_verdicts } from './auxiliary.tables.ts';

type VerdictRow = typeof verdicts.$inferSelect;

/** Lets no worker go on with the user's preview until the transaction ends. */
export async function holdPreview(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx
    .select({ id: judgements.id })
    .from(judgements)
    .where(matching(judgements, { account_id: accountId, state: 'preview' }))
    .for('share');
}

/** What of an answer its verdict depends on; null when it went with its account. */
export async function findAnswerToJudge(tx: Transaction, accountId: AccountId, id: string) {
  const found = await tx.execute<
    Pick<Answer, 'text' | 'finish' | 'citations' | 'sources'> & {
      keyword_id: string;
      language: string | null;
      question: string;
      [column: string]: unknown;
    }
  >(sql`
    select a.text, a.finish, a.citations, a.sources, a.language, a.keyword_id, s.question
    from answers a join surfaces s on s.account_id = a.account_id and s.hash = a.surface_hash
    where a.account_id = ${accountId} and a.id = ${id}`);
  return found.rows[0] ?? null;
}

/**
 * The verdicts on an answer by rules of one version and names of the user's own, discarded ones left out. In force is
 * that of the current judgement, else the newest that was.
 */
export async function listVerdictsOf(
  tx: Transaction,
  of: { account_id: AccountId; answer_id: string; rules_version: string },
): Promise<{ verdict: VerdictRow; brand_revision: number; is_in_force: boolean }[]> {
  const rows = await tx
    .select({ verdict: verdicts, judgement: judgements })
    .from(verdicts)
    .innerJoin(
      judgements,
      matching(judgements, { account_id: verdicts.account_id, id: verdicts.judgement_id }),
    )
    .where(
      and(
        sameIn(verdicts, of, 'account_id', 'answer_id'),
        sql`${judgements.state} in ('current', 'superseded', 'preview') and ${judgements.brand_revision} is not null`,
      ),
    )
    .orderBy(sql`${judgements.state} = 'current' desc, ${judgements.id} desc`);
  const inForce = rows.find(({ judgement }) => judgement.state !== 'preview')?.verdict.judgement_id;
  return rows.flatMap(({ verdict, judgement: { rules_version, brand_revision } }) =>
    rules_version !== of.rules_version || brand_revision === null
      ? []
      : [{ verdict, brand_revision, is_in_force: verdict.judgement_id === inForce }],
  );
}

/** Keeps a verdict with the decision that changes it; one that is kept already stays. */
export async function keepVerdictBefore(
  tx: Transaction,
  { account_id, id }: ModelCallKey,
  verdict: VerdictRow,
): Promise<void> {
  const { account_id: _owner, answer_id: _answer, judgement_id, ...before } = verdict;
  const kept = JSON.stringify({ [judgement_id]: before });
  await tx
    .update(auxiliary_verdicts)
    .set({ verdicts_before: sql`${kept}::jsonb || ${auxiliary_verdicts.verdicts_before}` })
    .where(matching(auxiliary_verdicts, { account_id, id }));
}

/** The only change a verdict ever sees; the database refuses it without a decision that keeps what was before. */
export async function replaceVerdict(tx: Transaction, row: VerdictRow): Promise<void> {
  const { account_id, answer_id, judgement_id, ...columns } = row;
  await tx.update(verdicts).set(columns).where(matching(verdicts, { account_id, answer_id, judgement_id }));
}
