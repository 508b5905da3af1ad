import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import { type AskedIdea, topic_idea_askings } from './ideas.tables.ts';

export type AskingRow = typeof topic_idea_askings.$inferSelect;

/** What is offered and what a new idea is compared with comes from so many of the newest askings. */
const ASKINGS_READ = 200;

/** The newest askings, the newest first. */
export async function listAskings(tx: Transaction, accountId: AccountId): Promise<AskingRow[]> {
  return tx
    .select()
    .from(topic_idea_askings)
    .where(eq(topic_idea_askings.account_id, accountId))
    .orderBy(desc(topic_idea_askings.asked_at), desc(topic_idea_askings.id))
    .limit(ASKINGS_READ);
}

export async function insertAsking(
  tx: Transaction,
  row: typeof topic_idea_askings.$inferInsert,
): Promise<void> {
  await tx.insert(topic_idea_askings).values(row);
}

export async function deleteAsking(tx: Transaction, accountId: AccountId, id: string): Promise<void> {
  await tx.delete(topic_idea_askings).where(matching(topic_idea_askings, { account_id: accountId, id }));
}

/** Writes down what was kept of an answer. */
export async function keepAskedIdeas(
  tx: Transaction,
  accountId: AccountId,
  { id, ideas }: { id: string; ideas: AskedIdea[] },
): Promise<void> {
  await tx
    .update(topic_idea_askings)
    .set({ ideas })
    .where(matching(topic_idea_askings, { account_id: accountId, id }));
}

/** The topics that the user's keywords have. */
export async function listOwnTopics(tx: Transaction, accountId: AccountId): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ topic: sql<string>`${keywords.topic}` })
    .from(keywords)
    .where(sql`${eq(keywords.account_id, accountId)} and ${isNotNull(keywords.topic)}`);
  return rows.map(({ topic }) => topic);
}
