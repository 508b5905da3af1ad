import type { Keyword } from '@answerscope/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { keywords } from './keywords.tables.ts';

export type KeywordRow = typeof keywords.$inferSelect;

/** What its user may change of a keyword. */
export type KeywordChange = Partial<
  Pick<KeywordRow, 'topic' | 'question' | 'search_intent' | 'is_intent_guessed'>
>;

/** Inserts a keyword; null when the user has it already. */
export async function insertKeyword(
  tx: Transaction,
  row: typeof keywords.$inferInsert,
): Promise<KeywordRow | null> {
  const rows = await tx
    .insert(keywords)
    .values(row)
    .onConflictDoNothing({ target: [keywords.account_id, keywords.text_key] })
    .returning();
  return rows[0] ?? null;
}

/** Keywords that count against the limit: all that exist and are not paused. */
export async function countActiveKeywords(tx: Transaction, accountId: AccountId): Promise<number> {
  return tx.$count(keywords, matching(keywords, { account_id: accountId, is_paused: false }));
}

export async function findKeywordByKey(
  tx: Transaction,
  accountId: AccountId,
  textKey: string,
): Promise<KeywordRow | null> {
  const rows = await tx
    .select()
    .from(keywords)
    .where(matching(keywords, { account_id: accountId, text_key: textKey }));
  return rows[0] ?? null;
}

export async function hasKeyword(tx: Transaction, accountId: AccountId, keywordId: string): Promise<boolean> {
  return (await tx.$count(keywords, matching(keywords, { account_id: accountId, id: keywordId }))) === 1;
}

/** Keywords whose intent nobody has guessed yet, with what it is guessed from; of all users. */
export async function listWithoutIntent(
  tx: Transaction,
  limit: number,
): Promise<
  (Pick<KeywordRow, 'account_id' | 'id' | 'keyword'> & { language: string; city: string | null })[]
> {
  const found = await tx.execute<{
    account_id: AccountId;
    id: string;
    keyword: string;
    language: string;
    city: string | null;
  }>(sql`
    select k.account_id, k.id, k.keyword, b.language, case when b.offers_local_services then b.city end as city
    from keywords k join brands b on b.account_id = k.account_id and b.id = k.account_id
    where k.search_intent is null order by k.id limit ${limit}`);
  return found.rows;
}

/** Gives keywords without an intent their guess. */
export async function setGuessedIntents(
  tx: Transaction,
  rows: readonly Pick<KeywordRow, 'account_id' | 'id' | 'search_intent'>[],
): Promise<void> {
  await tx.execute(sql`
    update keywords k set search_intent = g.search_intent, is_intent_guessed = true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(account_id uuid, id uuid, search_intent text)
    where k.account_id = g.account_id and k.id = g.id and k.search_intent is null`);
}

/** Deletes a keyword with its results (by cascade); null when there is none of that id. */
export async function deleteKeyword(
  tx: Transaction,
  accountId: AccountId,
  keywordId: string,
): Promise<KeywordRow | null> {
  const rows = await tx
    .delete(keywords)
    .where(matching(keywords, { account_id: accountId, id: keywordId }))
    .returning();
  return rows[0] ?? null;
}

/** Pauses the newest keywords beyond so many; how many there were. */
export async function pauseBeyond(tx: Transaction, accountId: AccountId, limit: number): Promise<number> {
  const paused = await tx.execute(sql`
    update keywords set is_paused = true where account_id = ${accountId} and id in (
      select id from keywords where account_id = ${accountId} and not is_paused order by id offset ${limit})`);
  return paused.rowCount ?? 0;
}

/** Lets the oldest paused keywords go on while no more than `limit` (null: any number) do; how many there were. */
export async function wakePaused(
  tx: Transaction,
  accountId: AccountId,
  limit: number | null,
): Promise<number> {
  const woken = await tx.execute(sql`
    update keywords set is_paused = false where account_id = ${accountId} and id in (
      select id from keywords where account_id = ${accountId} and is_paused order by id
      limit case when ${limit}::int is not null then greatest(0, ${limit}::int - (
        select count(*) from keywords where account_id = ${accountId} and not is_paused)) end)`);
  return woken.rowCount ?? 0;
}

/** Every keyword of a user in the order they were added, paused ones too. */
export async function listKeywordsToCheck(
  tx: Transaction,
  accountId: AccountId,
): Promise<Pick<KeywordRow, 'id' | 'keyword' | 'question' | 'is_paused'>[]> {
  const { id, keyword, question, is_paused } = keywords;
  return tx
    .select({ id, keyword, question, is_paused })
    .from(keywords)
    .where(eq(keywords.account_id, accountId))
    .orderBy(keywords.id);
}

/** Which of these text keys the user has already. */
export async function findTakenKeys(
  tx: Transaction,
  accountId: AccountId,
  textKeys: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.execute<{ text_key: string }>(sql`
    select text_key from keywords
    where account_id = ${accountId} and text_key in (select jsonb_array_elements_text(${JSON.stringify(textKeys)}::jsonb))`);
  return new Set(rows.rows.map(({ text_key }) => text_key));
}

/** Inserts many keywords, their intents guessed, in one statement; those the user has already are passed over. Returns how many were new. */
export async function insertKeywords(
  tx: Transaction,
  input: {
    account_id: AccountId;
    created_at: Date;
    rows: readonly Pick<KeywordRow, 'id' | 'keyword' | 'text_key' | 'topic' | 'question' | 'search_intent'>[];
  },
): Promise<number> {
  const inserted = await tx.execute(sql`
    insert into keywords
      (account_id, id, keyword, text_key, topic, question, search_intent, is_intent_guessed, created_at)
    select ${input.account_id}, k.id, k.keyword, k.text_key, k.topic, k.question, k.search_intent, true,
      ${input.created_at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(input.rows)}::jsonb)
      as k(id uuid, keyword text, text_key text, topic text, question text, search_intent text)
    on conflict (account_id, text_key) do nothing`);
  return inserted.rowCount ?? 0;
}

/**
 * Adds the chosen keywords of a batch, in their order; those the user has by now are passed over. As many as there is room
 * for (null: all) are tracked at once, the others are paused. @returns how many were new
 */
export async function insertGeneratedKeywords(
  tx: Transaction,
  input: {
    account_id: AccountId;
    batchId: string;
    rows: readonly Pick<
      KeywordRow,
      'id' | 'keyword' | 'text_key' | 'topic' | 'search_intent' | 'created_at'
    >[];
    room: number | null;
  },
): Promise<number> {
  const { account_id, batchId, rows, room } = input;
  if (rows.length === 0) return 0;
  const inserted = await tx
    .insert(keywords)
    .values(
      rows.map((row, index) => ({
        ...row,
        account_id,
        is_ai_generated: true,
        generation_batch_id: batchId,
        is_paused: room !== null && index >= room,
      })),
    )
    .onConflictDoNothing({ target: [keywords.account_id, keywords.text_key] })
    .returning({ id: keywords.id });
  return inserted.length;
}

/** How many keywords of a batch there are. */
export async function countOfBatch(tx: Transaction, accountId: AccountId, batchId: string): Promise<number> {
  return tx.$count(keywords, matching(keywords, { account_id: accountId, generation_batch_id: batchId }));
}

/** Changes keywords; the rows as they are then. Ids that are not the user's change nothing. */
export async function updateKeywords(
  tx: Transaction,
  accountId: AccountId,
  { ids, change }: { ids: readonly string[]; change: KeywordChange },
): Promise<KeywordRow[]> {
  return tx
    .update(keywords)
    .set(change)
    .where(and(eq(keywords.account_id, accountId), inArray(keywords.id, [...ids])))
    .returning();
}

/** Gives all keywords of a topic another one; how many there were. */
export async function replaceTopic(
  tx: Transaction,
  accountId: AccountId,
  { topic, by }: { topic: string; by: string },
): Promise<number> {
  const changed = await tx
    .update(keywords)
    .set({ topic: by })
    .where(and(eq(keywords.account_id, accountId), eq(keywords.topic, topic)));
  return changed.rowCount ?? 0;
}

/** Deletes keywords with their results (by cascade); how many there were. */
export async function deleteKeywords(
  tx: Transaction,
  accountId: AccountId,
  ids: readonly string[],
): Promise<number> {
  const rows = await tx
    .delete(keywords)
    .where(and(eq(keywords.account_id, accountId), inArray(keywords.id, [...ids])))
    .returning({ id: keywords.id });
  return rows.length;
}

export async function findKeyword(
  tx: Transaction,
  accountId: AccountId,
  keywordId: string,
): Promise<KeywordRow | null> {
  const rows = await tx
    .select()
    .from(keywords)
    .where(matching(keywords, { account_id: accountId, id: keywordId }));
  return rows[0] ?? null;
}

/** The keyword as it goes over the wire. */
export function toKeyword(row: KeywordRow): Keyword {
  const { text_key: _key, account_id: user_id, created_at, ...keyword } = row;
  return { ...keyword, user_id, created_at: created_at.toISOString() };
}
