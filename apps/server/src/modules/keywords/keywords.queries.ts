import type { Keyword, KeywordListQuery } from '@answerscope/contract';
import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { keywords } from './keywords.tables.ts';

export type KeywordRow = typeof keywords.$inferSelect;

/** Inserts a keyword; null when the user has it already. */
export async function insertKeyword(
  tx: Transaction,
  row: typeof keywords.$inferInsert,
): Promise<KeywordRow | null> {
  const rows = await tx
    .insert(keywords)
    .values(row)
    .onConflictDoNothing({ target: [keywords.user_id, keywords.text_key] })
    .returning();
  return rows[0] ?? null;
}

/** Keywords that count against the limit: all that exist and are not paused. */
export async function countActiveKeywords(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(keywords, and(eq(keywords.user_id, userId), eq(keywords.is_paused, false)));
}

export async function findKeywordByKey(
  tx: Transaction,
  userId: string,
  textKey: string,
): Promise<KeywordRow | null> {
  const rows = await tx
    .select()
    .from(keywords)
    .where(and(eq(keywords.user_id, userId), eq(keywords.text_key, textKey)));
  return rows[0] ?? null;
}

export async function hasKeyword(tx: Transaction, userId: string, keywordId: string): Promise<boolean> {
  return (await tx.$count(keywords, and(eq(keywords.user_id, userId), eq(keywords.id, keywordId)))) === 1;
}

/** Deletes a keyword with its results (by cascade); null when there is none of that id. */
export async function deleteKeyword(
  tx: Transaction,
  userId: string,
  keywordId: string,
): Promise<KeywordRow | null> {
  const rows = await tx
    .delete(keywords)
    .where(and(eq(keywords.user_id, userId), eq(keywords.id, keywordId)))
    .returning();
  return rows[0] ?? null;
}

/** Every keyword of a user in the order they were added, paused ones too. */
export async function listKeywordsToCheck(
  tx: Transaction,
  userId: string,
): Promise<Pick<KeywordRow, 'id' | 'keyword' | 'is_paused'>[]> {
  return tx
    .select({ id: keywords.id, keyword: keywords.keyword, is_paused: keywords.is_paused })
    .from(keywords)
    .where(eq(keywords.user_id, userId))
    .orderBy(keywords.id);
}

/** One page of a user's keywords, newest first, with the counts around it. */
export async function listKeywords(
  tx: Transaction,
  userId: string,
  query: KeywordListQuery,
): Promise<{ rows: KeywordRow[]; total: number; total_keywords: number; topics: string[] }> {
  const mine = eq(keywords.user_id, userId);
  const matching = and(mine, ...filters(query));
  const rows = await tx
    .select()
    .from(keywords)
    .where(matching)
    .orderBy(desc(keywords.created_at), desc(keywords.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  const total = await tx.$count(keywords, matching);
  const total_keywords = await tx.$count(keywords, mine);
  const topics = await tx
    .selectDistinct({ topic: keywords.topic })
    .from(keywords)
    .where(and(mine, isNotNull(keywords.topic)))
    .orderBy(keywords.topic);
  return {
    rows,
    total,
    total_keywords,
    topics: topics.flatMap(({ topic }) => (topic === null ? [] : [topic])),
  };
}

function filters(query: KeywordListQuery): SQL[] {
  const conditions: (SQL | undefined)[] = [
    query.search === undefined || query.search === '' ? undefined : containsText(query.search),
    query.topic === undefined || query.topic === '' ? undefined : eq(keywords.topic, query.topic),
    query.search_intent === undefined ? undefined : eq(keywords.search_intent, query.search_intent),
    query.is_ai_generated === undefined ? undefined : eq(keywords.is_ai_generated, query.is_ai_generated),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Case-insensitive text in keyword or topic; the wildcards of LIKE stand for themselves. */
function containsText(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(sql`${keywords.keyword} ilike ${pattern}`, sql`${keywords.topic} ilike ${pattern}`);
}

/** The keyword as it goes over the wire. */
export function toKeyword(row: KeywordRow): Keyword {
  const { text_key: _key, is_paused: _paused, created_at, ...keyword } = row;
  return { ...keyword, created_at: created_at.toISOString() };
}
