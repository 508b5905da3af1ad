import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { type AccountId, newId } from '../../lib/ids.ts';
import { type KeywordIdea, keyword_generations, keyword_suggestions } from './generation.tables.ts';

export type GenerationRow = typeof keyword_generations.$inferSelect;
export type SuggestionRow = typeof keyword_suggestions.$inferSelect;

export async function insertGeneration(
  tx: Transaction,
  row: typeof keyword_generations.$inferInsert,
): Promise<void> {
  await tx.insert(keyword_generations).values(row);
}

export async function deleteGeneration(tx: Transaction, accountId: AccountId, id: string): Promise<void> {
  await tx.delete(keyword_generations).where(matching(keyword_generations, { account_id: accountId, id }));
}

export async function keepIdeas(
  tx: Transaction,
  accountId: AccountId,
  { id, ideas }: { id: string; ideas: KeywordIdea[] },
): Promise<void> {
  await tx
    .update(keyword_generations)
    .set({ ideas })
    .where(matching(keyword_generations, { account_id: accountId, id }));
}

export async function confirmGeneration(
  tx: Transaction,
  accountId: AccountId,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await tx
    .update(keyword_generations)
    .set({ confirmed_at: at })
    .where(matching(keyword_generations, { account_id: accountId, id }));
}

/** The newest batch whose ideas are for this company and not older than that; null when there is none. */
export async function findIdeas(
  tx: Transaction,
  accountId: AccountId,
  { companyKey, since }: { companyKey: string; since: Date },
): Promise<(GenerationRow & { ideas: KeywordIdea[] }) | null> {
  const [row] = await tx
    .select()
    .from(keyword_generations)
    .where(
      and(
        matching(keyword_generations, { account_id: accountId, company_key: companyKey }),
        sql`jsonb_array_length(${keyword_generations.ideas}) > 0`,
        gt(keyword_generations.asked_at, since),
      ),
    )
    .orderBy(desc(keyword_generations.asked_at), desc(keyword_generations.id))
    .limit(1);
  return row === undefined ? null : { ...row, ideas: row.ideas ?? [] };
}

/** When an assistant was last asked for this user's keywords; null: never, or it cost nothing. */
export async function findLastAsking(tx: Transaction, accountId: AccountId): Promise<Date | null> {
  const [row] = await tx
    .select({ asked_at: keyword_generations.asked_at })
    .from(keyword_generations)
    .where(eq(keyword_generations.account_id, accountId))
    .orderBy(desc(keyword_generations.asked_at))
    .limit(1);
  return row?.asked_at ?? null;
}

/** The suggestions of a batch, in the order in which they were generated. */
export async function listSuggestions(
  tx: Transaction,
  accountId: AccountId,
  batchId: string,
): Promise<SuggestionRow[]> {
  return tx
    .select()
    .from(keyword_suggestions)
    .where(matching(keyword_suggestions, { account_id: accountId, batch_id: batchId }))
    .orderBy(keyword_suggestions.id);
}

/** Stores suggestions in their order. */
export async function insertSuggestions(
  tx: Transaction,
  {
    rows,
    at,
    ...batch
  }: Pick<SuggestionRow, 'account_id' | 'batch_id'> & {
    at: Date;
    rows: readonly Pick<SuggestionRow, 'keyword' | 'text_key' | 'topic' | 'search_intent'>[];
  },
): Promise<void> {
  const ids = rows.map(() => newId(at.getTime())).sort();
  await tx
    .insert(keyword_suggestions)
    .values(rows.map((row, index) => ({ ...row, ...batch, id: ids[index] ?? newId(), created_at: at })));
}

/** Deletes the suggestions of a batch. @returns how many there were */
export async function deleteSuggestions(
  tx: Transaction,
  accountId: AccountId,
  batchId: string,
): Promise<number> {
  const deleted = await tx
    .delete(keyword_suggestions)
    .where(matching(keyword_suggestions, { account_id: accountId, batch_id: batchId }))
    .returning({ id: keyword_suggestions.id });
  return deleted.length;
}

/** A batch, or null. */
export async function findGeneration(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<GenerationRow | null> {
  const [row] = await tx
    .select()
    .from(keyword_generations)
    .where(matching(keyword_generations, { account_id: accountId, id }));
  return row ?? null;
}

/** Batches that nobody has chosen from, newest first, that have suggestions. */
export async function listOpenBatches(tx: Transaction, accountId: AccountId): Promise<string[]> {
  const rows = await tx
    .select({ id: keyword_generations.id })
    .from(keyword_generations)
    .where(
      and(
        eq(keyword_generations.account_id, accountId),
        isNull(keyword_generations.confirmed_at),
        sql`exists (select from ${keyword_suggestions} where ${keyword_suggestions.account_id} = ${accountId}
          and ${keyword_suggestions.batch_id} = ${keyword_generations.id})`,
      ),
    )
    .orderBy(desc(keyword_generations.asked_at), desc(keyword_generations.id));
  return rows.map(({ id }) => id);
}
