import type { IdeaEvidence } from '@answerscope/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { NamedIn } from './ideas.rules.ts';
import { topic_idea_choices } from './ideas.tables.ts';

export type ChoiceRow = typeof topic_idea_choices.$inferSelect;

/** Everything a user decided about ideas, the newest first. */
export async function listChoices(tx: Transaction, accountId: AccountId): Promise<ChoiceRow[]> {
  const { account_id, decided_at, idea_key } = topic_idea_choices;
  return tx
    .select()
    .from(topic_idea_choices)
    .where(eq(account_id, accountId))
    .orderBy(desc(decided_at), desc(idea_key));
}

/** Writes a decision down, in the place of an older one about the same idea. */
export async function keepChoice(tx: Transaction, row: ChoiceRow): Promise<void> {
  const { account_id, idea_key, ...decided } = row;
  await tx
    .insert(topic_idea_choices)
    .values(row)
    .onConflictDoUpdate({
      target: [topic_idea_choices.account_id, topic_idea_choices.idea_key],
      set: decided,
    });
}

/** What was decided about an idea, also what holds no longer; null where nothing was. */
export async function findChoice(
  tx: Transaction,
  accountId: AccountId,
  ideaKey: string,
): Promise<ChoiceRow | null> {
  const rows = await tx
    .select()
    .from(topic_idea_choices)
    .where(matching(topic_idea_choices, { account_id: accountId, idea_key: ideaKey }));
  return rows[0] ?? null;
}

/** Takes a decision away; null where there is none. */
export async function deleteChoice(
  tx: Transaction,
  accountId: AccountId,
  ideaKey: string,
): Promise<ChoiceRow | null> {
  const rows = await tx
    .delete(topic_idea_choices)
    .where(matching(topic_idea_choices, { account_id: accountId, idea_key: ideaKey }))
    .returning();
  return rows[0] ?? null;
}

/** Spellings that are looked at: the most frequent. */
const SPELLINGS_MAX = 500;

/**
 * Of the newest answer of each unbranded keyword and assistant: how many there are, and the companies that nobody tracks
 * in them, as they are written there, by the verdict that their result stands on.
 */
export async function listNamesInNewestAnswers(
  tx: Transaction,
  accountId: AccountId,
): Promise<{ answers: number; names: NamedIn[] }> {
  const ofNewest = sql`r.account_id = ${accountId} and r.status = 'completed' and not r.is_branded`;
  const newest = sql`visibility_results r
    join verdicts v on v.account_id = r.account_id and v.answer_id = r.answer_id and v.judgement_id = r.judgement_id`;
  const counted = await tx.execute<{ answers: number }>(
    sql`select count(*)::int as answers from ${newest} where ${ofNewest}`,
  );
  const named = await tx.execute<{ name: string; answer_ids: string[]; keyword_ids: string[] }>(sql`
    select n.name, array_agg(n.answer_id) as answer_ids, array_agg(distinct n.keyword_id) as keyword_ids
    from (select r.answer_id, r.keyword_id, m.form as name
          from ${newest}
          join company_mentions m on m.account_id = v.account_id and m.answer_id = v.answer_id and m.judgement_id = v.judgement_id
          join companies c on c.account_id = m.account_id and c.key = m.company_key and c.counted_at is not null
          where ${ofNewest} and not exists (
            select from competitors k where k.account_id = m.account_id and k.company_key = m.company_key)) n
    group by n.name order by count(*) desc, n.name limit ${SPELLINGS_MAX}`);
  return { answers: counted.rows[0]?.answers ?? 0, names: named.rows };
}

/** What these answers answer, by their ids. */
export async function listAnswersOf(
  tx: Transaction,
  accountId: AccountId,
  answerIds: readonly string[],
): Promise<Map<string, IdeaEvidence['items'][number]>> {
  if (answerIds.length === 0) return new Map();
  const found = await tx.execute<{
    [Name in keyof IdeaEvidence['items'][number]]: IdeaEvidence['items'][number][Name];
  }>(sql`
    select id as answer_id, keyword, channel from answers
    where account_id = ${accountId} and id = any(${sql.param([...answerIds])}::uuid[])`);
  return new Map(found.rows.map((row) => [row.answer_id, row]));
}

/** Those of these keywords that are there, and of them those that nobody was ever asked about. */
export async function listUnchecked(
  tx: Transaction,
  accountId: AccountId,
  keywordIds: readonly string[],
): Promise<{ there: number; unchecked: string[] }> {
  if (keywordIds.length === 0) return { there: 0, unchecked: [] };
  const found = await tx.execute<{ id: string; is_checked: boolean }>(sql`
    select k.id, exists (select from check_run_items i where i.account_id = k.account_id and i.keyword_id = k.id) as is_checked
    from keywords k where k.account_id = ${accountId} and k.id = any(${sql.param([...keywordIds])}::uuid[])`);
  const unchecked = found.rows.flatMap(({ id, is_checked }) => (is_checked ? [] : [id]));
  return { there: found.rows.length, unchecked };
}
