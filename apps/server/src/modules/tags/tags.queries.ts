import type { KeywordTag, Tag, TagActivity, TagUsage } from '@answerscope/contract';
import { LIMITS, TOPICS_LISTED_MAX } from '@answerscope/contract';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
import { type AccountId, newId } from '../../lib/ids.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import type { TagCounts } from './tags.rules.ts';
import { keyword_tag_relations, tag_activity, tags } from './tags.tables.ts';

export type TagRow = typeof tags.$inferSelect;

/** What of somebody's activity is kept. */
const ACTIVITY_KEPT = 100;

const byName: SQL = sql`${tags.name_key} collate "und-x-icu", ${tags.name_key}`;

const ofTag = and(
  eq(keyword_tag_relations.account_id, tags.account_id),
  eq(keyword_tag_relations.tag_id, tags.id),
);

const shown = { id: tags.id, name: tags.name, color: tags.color };

/** A user's tags by name, with how many keywords have each. */
export async function listTags(tx: Transaction, accountId: AccountId): Promise<Tag[]> {
  return tx
    .select({ ...shown, keyword_count: count(keyword_tag_relations.keyword_id) })
    .from(tags)
    .leftJoin(keyword_tag_relations, ofTag)
    .where(eq(tags.account_id, accountId))
    .groupBy(tags.account_id, tags.id)
    .orderBy(byName);
}

/** @throws NOT_FOUND */
export async function getTag(tx: Transaction, accountId: AccountId, id: string): Promise<Tag> {
  const [found] = await tx
    .select({ ...shown, keyword_count: count(keyword_tag_relations.keyword_id) })
    .from(tags)
    .leftJoin(keyword_tag_relations, ofTag)
    .where(and(eq(tags.account_id, accountId), eq(tags.id, id)))
    .groupBy(tags.account_id, tags.id);
  if (found === undefined) throw notFound();
  return found;
}

export async function hasTag(tx: Transaction, accountId: AccountId, id: string): Promise<boolean> {
  return (await tx.$count(tags, and(eq(tags.account_id, accountId), eq(tags.id, id)))) === 1;
}

export async function countTags(tx: Transaction, accountId: AccountId): Promise<number> {
  return tx.$count(tags, eq(tags.account_id, accountId));
}

/** The user's tag of that key, another than the one left out. */
export async function findTagByKey(
  tx: Transaction,
  accountId: AccountId,
  { key, except = null }: { key: string; except?: string | null },
): Promise<TagRow | null> {
  const rows = await tx
    .select()
    .from(tags)
    .where(and(eq(tags.account_id, accountId), eq(tags.name_key, key)));
  return rows.find(({ id }) => id !== except) ?? null;
}

/** Those of these tags that the user has, in the order of their names. */
export async function findTags(
  tx: Transaction,
  accountId: AccountId,
  ids: readonly string[],
): Promise<TagRow[]> {
  return tx
    .select()
    .from(tags)
    .where(and(eq(tags.account_id, accountId), inArray(tags.id, [...ids])))
    .orderBy(byName);
}

/** Those of these keys that the user has tags of. */
export async function findTagsByKeys(
  tx: Transaction,
  accountId: AccountId,
  keys: readonly string[],
): Promise<TagRow[]> {
  if (keys.length === 0) return [];
  return tx
    .select()
    .from(tags)
    .where(and(eq(tags.account_id, accountId), inArray(tags.name_key, [...keys])));
}

export async function insertTags(tx: Transaction, rows: (typeof tags.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(tags).values(rows);
}

/** @throws NOT_FOUND */
export async function updateTag(
  tx: Transaction,
  accountId: AccountId,
  { id, change }: { id: string; change: Partial<Pick<TagRow, 'name' | 'name_key' | 'color'>> },
): Promise<TagRow> {
  const [row] = await tx
    .update(tags)
    .set(change)
    .where(and(eq(tags.account_id, accountId), eq(tags.id, id)))
    .returning();
  if (row === undefined) throw notFound();
  return row;
}

/** Deletes a tag with its relations (by cascade): no keyword goes. @throws NOT_FOUND */
export async function deleteTagRow(tx: Transaction, accountId: AccountId, id: string): Promise<TagRow> {
  const [row] = await tx
    .delete(tags)
    .where(and(eq(tags.account_id, accountId), eq(tags.id, id)))
    .returning();
  if (row === undefined) throw notFound();
  return row;
}

/** How many tags each of these keywords has, and how many of `tagIds`; keywords that are not the user's are left out. */
export async function countTagsOf(
  tx: Transaction,
  accountId: AccountId,
  { keywordIds, tagIds }: { keywordIds: readonly string[]; tagIds: readonly string[] },
): Promise<TagCounts[]> {
  const { tag_id } = keyword_tag_relations;
  return tx
    .select({
      keyword_id: keywords.id,
      has: count(tag_id),
      shared: sql<number>`(count(*) filter (where ${inArray(tag_id, [...tagIds])}))::int`,
    })
    .from(keywords)
    .leftJoin(
      keyword_tag_relations,
      and(
        eq(keyword_tag_relations.account_id, keywords.account_id),
        eq(keyword_tag_relations.keyword_id, keywords.id),
      ),
    )
    .where(and(eq(keywords.account_id, accountId), inArray(keywords.id, [...keywordIds])))
    .groupBy(keywords.id);
}

export interface Relation {
  keyword_id: string;
  tag_id: string;
}

/** Gives keywords tags; those that they have are passed over. The pairs that are new. */
export async function insertRelations(
  tx: Transaction,
  accountId: AccountId,
  { at, relations }: { at: Date; relations: readonly Relation[] },
): Promise<Relation[]> {
  const inserted = await tx.execute<{ keyword_id: string; tag_id: string }>(sql`
    insert into keyword_tag_relations (account_id, keyword_id, tag_id, created_at)
    select k.account_id, k.id, r.tag_id, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(relations)}::jsonb) as r(keyword_id uuid, tag_id uuid)
    join keywords k on k.account_id = ${accountId} and k.id = r.keyword_id
    on conflict do nothing returning keyword_id, tag_id`);
  return inserted.rows;
}

/** Takes tags from keywords. The pairs that there were. */
export async function deleteRelations(
  tx: Transaction,
  accountId: AccountId,
  { keywordIds, tagIds }: { keywordIds: readonly string[]; tagIds: readonly string[] },
): Promise<Relation[]> {
  const { account_id, keyword_id, tag_id } = keyword_tag_relations;
  return tx
    .delete(keyword_tag_relations)
    .where(and(eq(account_id, accountId), inArray(keyword_id, [...keywordIds]), inArray(tag_id, [...tagIds])))
    .returning({ keyword_id, tag_id });
}

/** Gives the keywords of one tag to another; how many did not have that one. */
export async function moveRelations(
  tx: Transaction,
  accountId: AccountId,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const moved = await tx.execute(sql`
    insert into keyword_tag_relations (account_id, keyword_id, tag_id, created_at)
    select account_id, keyword_id, ${to}::uuid, created_at from keyword_tag_relations
    where account_id = ${accountId} and tag_id = ${from}
    on conflict do nothing`);
  return moved.rowCount ?? 0;
}

export async function countKeywordsOfTag(
  tx: Transaction,
  accountId: AccountId,
  tagId: string,
): Promise<number> {
  const { account_id, tag_id } = keyword_tag_relations;
  return tx.$count(keyword_tag_relations, and(eq(account_id, accountId), eq(tag_id, tagId)));
}

/** The tags of these keywords, each keyword's by name. */
export async function listTagsOf(
  tx: Transaction,
  accountId: AccountId,
  keywordIds: readonly string[],
): Promise<Map<string, KeywordTag[]>> {
  if (keywordIds.length === 0) return new Map();
  const rows = await tx
    .select({ keyword_id: keyword_tag_relations.keyword_id, ...shown })
    .from(keyword_tag_relations)
    .innerJoin(tags, ofTag)
    .where(
      and(
        eq(keyword_tag_relations.account_id, accountId),
        // One parameter: of all keywords that are exported there may be more than a statement can have.
        sql`${keyword_tag_relations.keyword_id} = any(${sql.param([...keywordIds])}::uuid[])`,
      ),
    )
    .orderBy(byName);
  const found = new Map<string, KeywordTag[]>();
  for (const { keyword_id, ...tag } of rows) found.set(keyword_id, [...(found.get(keyword_id) ?? []), tag]);
  return found;
}

/** A user's tags with the first topics and the intents of their keywords. */
export async function listTagUsage(tx: Transaction, accountId: AccountId): Promise<TagUsage[]> {
  const found = await tx.execute<
    Omit<TagUsage, 'created_at'> & { created_at: string } & Record<string, unknown>
  >(sql`
    select ${tags.id}, ${tags.name}, ${tags.color}, ${tags.created_at}, count(k.id)::int as keyword_count,
      coalesce((array_agg(distinct k.topic) filter (where k.topic is not null))[1:${sql.raw(String(TOPICS_LISTED_MAX))}], '{}') as topics,
      coalesce(array_agg(distinct k.search_intent) filter (where k.search_intent is not null), '{}') as search_intents
    from ${tags}
    left join ${keyword_tag_relations} r on r.account_id = ${tags.account_id} and r.tag_id = ${tags.id}
    left join ${keywords} k on k.account_id = r.account_id and k.id = r.keyword_id
    where ${tags.account_id} = ${accountId}
    group by ${tags.account_id}, ${tags.id}
    order by ${byName}`);
  return found.rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}

/** Writes down what was done, and lets go of what is older than the newest hundred. */
export async function insertActivity(
  tx: Transaction,
  accountId: AccountId,
  done: { at: Date } & Omit<TagActivity, 'created_at'>,
): Promise<void> {
  const { at, ...rest } = done;
  await tx
    .insert(tag_activity)
    .values({ account_id: accountId, id: newId(at.getTime()), created_at: at, ...rest });
  await tx.execute(sql`
    delete from tag_activity where account_id = ${accountId} and id in (
      select id from tag_activity where account_id = ${accountId} order by created_at desc, id desc offset ${ACTIVITY_KEPT})`);
}

/** What was lately done with a user's tags, newest first. */
export async function listActivity(tx: Transaction, accountId: AccountId): Promise<TagActivity[]> {
  const { operation_type, tag_name, keywords_affected, created_at } = tag_activity;
  const rows = await tx
    .select({ operation_type, tag_name, keywords_affected, created_at })
    .from(tag_activity)
    .where(eq(tag_activity.account_id, accountId))
    .orderBy(desc(created_at), desc(tag_activity.id))
    .limit(LIMITS.tag_activity_shown);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
