import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { KeywordRow } from '../keywords/index.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import { type KeywordIdea, keyword_generations } from './generation.tables.ts';

export type GenerationRow = typeof keyword_generations.$inferSelect;

export async function insertGeneration(
  tx: Transaction,
  row: typeof keyword_generations.$inferInsert,
): Promise<void> {
  await tx.insert(keyword_generations).values(row);
}

export async function deleteGeneration(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.delete(keyword_generations).where(matching(keyword_generations, { user_id: userId, id }));
}

export async function keepIdeas(
  tx: Transaction,
  userId: string,
  { id, ideas }: { id: string; ideas: KeywordIdea[] },
): Promise<void> {
  await tx
    .update(keyword_generations)
    .set({ ideas })
    .where(matching(keyword_generations, { user_id: userId, id }));
}

export async function confirmGeneration(
  tx: Transaction,
  userId: string,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await tx
    .update(keyword_generations)
    .set({ confirmed_at: at })
    .where(matching(keyword_generations, { user_id: userId, id }));
}

/** The newest batch whose ideas are for this company and not older than that; null when there is none. */
export async function findIdeas(
  tx: Transaction,
  userId: string,
  { companyKey, since }: { companyKey: string; since: Date },
): Promise<(GenerationRow & { ideas: KeywordIdea[] }) | null> {
  const [row] = await tx
    .select()
    .from(keyword_generations)
    .where(
      and(
        matching(keyword_generations, { user_id: userId, company_key: companyKey }),
        sql`jsonb_array_length(${keyword_generations.ideas}) > 0`,
        gt(keyword_generations.asked_at, since),
      ),
    )
    .orderBy(desc(keyword_generations.asked_at), desc(keyword_generations.id))
    .limit(1);
  return row === undefined ? null : { ...row, ideas: row.ideas ?? [] };
}

/** When an assistant was last asked for this user's keywords; null: never, or it cost nothing. */
export async function findLastAsking(tx: Transaction, userId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ asked_at: keyword_generations.asked_at })
    .from(keyword_generations)
    .where(eq(keyword_generations.user_id, userId))
    .orderBy(desc(keyword_generations.asked_at))
    .limit(1);
  return row?.asked_at ?? null;
}

/** The keywords of a batch that are still there, in the order in which they were thought of. */
export async function listBatch(tx: Transaction, userId: string, batchId: string): Promise<KeywordRow[]> {
  return tx
    .select()
    .from(keywords)
    .where(matching(keywords, { user_id: userId, generation_batch_id: batchId }))
    .orderBy(keywords.id);
}

/** Ids of the keywords of a batch that an assistant was asked about, or is being asked about. */
export async function listAskedOf(tx: Transaction, userId: string, batchId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: keywords.id })
    .from(keywords)
    .where(
      and(
        matching(keywords, { user_id: userId, generation_batch_id: batchId }),
        sql`exists (select from check_attempts c where c.user_id = ${userId} and c.keyword_id = ${keywords.id})`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Batches that nobody has chosen from, newest first, that still have keywords. */
export async function listOpenBatches(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: keyword_generations.id })
    .from(keyword_generations)
    .where(
      and(
        eq(keyword_generations.user_id, userId),
        isNull(keyword_generations.confirmed_at),
        isNotNull(keyword_generations.ideas),
        sql`exists (select from ${keywords} where ${keywords.user_id} = ${userId}
          and ${keywords.generation_batch_id} = ${keyword_generations.id})`,
      ),
    )
    .orderBy(desc(keyword_generations.asked_at), desc(keyword_generations.id));
  return rows.map(({ id }) => id);
}

/** Keywords that count against the limit besides those of one batch. */
export async function countActiveBeside(
  tx: Transaction,
  userId: string,
  batchIds: readonly string[],
): Promise<number> {
  return tx.$count(
    keywords,
    and(
      matching(keywords, { user_id: userId, is_paused: false }),
      sql`(${keywords.generation_batch_id} is null
        or ${keywords.generation_batch_id} <> all(${sql.param([...batchIds])}::uuid[]))`,
    ),
  );
}
