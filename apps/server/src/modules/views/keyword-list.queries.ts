import {
  type Keyword,
  type KeywordListQuery,
  LIMITS,
  type ListedKeyword,
  type ResultState,
  type Tag,
  TOPICS_LISTED_MAX,
} from '@answerscope/contract';
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import { isLike } from '../../database/search.ts';
import type { AccountId } from '../../lib/ids.ts';
import { visibility_results } from '../answers/answers.tables.ts';
import { toKeyword } from '../keywords/index.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import { shownStateSql } from '../omega/index.ts';
import { isInGroup, listTags, listTagsOf } from '../tags/index.ts';

/** What narrows the list of keywords. */
export type KeywordFilter = Pick<
  KeywordListQuery,
  'search' | 'topic' | 'tag' | 'search_intent' | 'is_ai_generated' | 'channel' | 'status'
>;

/** One page of a user's keywords with the counts around it; a page beyond the last one is the last one. */
export async function listKeywords(
  tx: Transaction,
  accountId: AccountId,
  query: KeywordListQuery,
): Promise<{
  items: Omit<ListedKeyword, 'figures'>[];
  total: number;
  total_keywords: number;
  topics: string[];
  tags: Tag[];
  page: number;
}> {
  const mine = eq(keywords.account_id, accountId);
  const matching = and(mine, ...filters(accountId, query));
  const total = await tx.$count(keywords, matching);
  const page = Math.max(1, Math.min(query.page, Math.ceil(total / query.page_size)));
  const checked = newestChecks(tx, accountId);
  const rows = await tx
    .select({ keyword: keywords, last_checked_at: checked.last_checked_at })
    .from(keywords)
    .leftJoin(checked, eq(checked.keyword_id, keywords.id))
    .where(matching)
    .orderBy(...orderOf(query, checked.last_checked_at))
    .limit(query.page_size)
    .offset((page - 1) * query.page_size);
  const tagsOf = await listTagsOf(
    tx,
    accountId,
    rows.map(({ keyword }) => keyword.id),
  );
  const total_keywords = await tx.$count(keywords, mine);
  const topics = await tx
    .selectDistinct({ topic: keywords.topic })
    .from(keywords)
    .where(and(mine, isNotNull(keywords.topic)))
    .orderBy(keywords.topic)
    .limit(TOPICS_LISTED_MAX);
  return {
    items: rows.map(({ keyword, last_checked_at }) => ({
      ...(toKeyword(keyword) satisfies Keyword),
      last_checked_at: last_checked_at?.toISOString() ?? null,
      tags: tagsOf.get(keyword.id) ?? [],
    })),
    total,
    total_keywords,
    tags: await listTags(tx, accountId),
    topics: topics.flatMap(({ topic }) => (topic === null ? [] : [topic])),
    page,
  };
}

/** How many keywords match. */
export async function countKeywords(
  tx: Transaction,
  accountId: AccountId,
  filter: KeywordFilter,
): Promise<number> {
  return tx.$count(keywords, and(eq(keywords.account_id, accountId), ...filters(accountId, filter)));
}

/** The ids of the keywords that match, newest first, as many as can be changed at once. */
export async function listKeywordIds(
  tx: Transaction,
  accountId: AccountId,
  filter: KeywordFilter,
): Promise<string[]> {
  const rows = await tx
    .select({ id: keywords.id })
    .from(keywords)
    .where(and(eq(keywords.account_id, accountId), ...filters(accountId, filter)))
    .orderBy(desc(keywords.created_at), desc(keywords.id))
    .limit(LIMITS.keywords_at_once_max);
  return rows.map(({ id }) => id);
}

/** What a keyword is called and which topic it has. */
export interface KeywordWords {
  keyword: string;
  topic: string | null;
}

/** The words of every keyword of a user, by its id. */
export async function listKeywordWords(
  tx: Transaction,
  accountId: AccountId,
): Promise<Map<string, KeywordWords>> {
  const { id, keyword, topic } = keywords;
  const rows = await tx
    .select({ id, keyword, topic })
    .from(keywords)
    .where(eq(keywords.account_id, accountId));
  return new Map(rows.map(({ id: keyword_id, ...words }) => [keyword_id, words]));
}

/** The keywords of the first topics by name, and how many have none. */
export async function listTopicKeywords(
  tx: Transaction,
  accountId: AccountId,
): Promise<{ topics: { topic: string; keyword_ids: string[] }[]; without_topic: number }> {
  const mine = eq(keywords.account_id, accountId);
  const rows = await tx
    .select({ topic: keywords.topic, keyword_ids: sql<string[]>`array_agg(${keywords.id})` })
    .from(keywords)
    .where(and(mine, isNotNull(keywords.topic)))
    .groupBy(keywords.topic)
    .orderBy(sql`lower(${keywords.topic}) collate "und-x-icu"`, keywords.topic)
    .limit(TOPICS_LISTED_MAX);
  return {
    topics: rows.flatMap(({ topic, keyword_ids }) => (topic === null ? [] : [{ topic, keyword_ids }])),
    without_topic: await tx.$count(keywords, and(mine, isNull(keywords.topic))),
  };
}

/** The ids of all keywords that match, for another query to stand on. */
export function matchingKeywords(tx: Transaction, accountId: AccountId, filter: KeywordFilter) {
  return tx
    .select({ id: keywords.id })
    .from(keywords)
    .where(and(eq(keywords.account_id, accountId), ...filters(accountId, filter)));
}

/** Every keyword that matches, newest first. */
export async function listAllKeywords(
  tx: Transaction,
  accountId: AccountId,
  filter: KeywordFilter,
): Promise<Pick<Keyword, 'id' | 'keyword' | 'topic' | 'question'>[]> {
  const { id, keyword, topic, question } = keywords;
  return tx
    .select({ id, keyword, topic, question })
    .from(keywords)
    .where(and(eq(keywords.account_id, accountId), ...filters(accountId, filter)))
    .orderBy(desc(keywords.created_at), desc(keywords.id));
}

function newestChecks(tx: Transaction, accountId: AccountId) {
  return tx
    .select({
      keyword_id: visibility_results.keyword_id,
      last_checked_at: sql<Date | null>`max(${visibility_results.checked_at})`
        .mapWith(visibility_results.checked_at)
        .as('last_checked_at'),
    })
    .from(visibility_results)
    .where(eq(visibility_results.account_id, accountId))
    .groupBy(visibility_results.keyword_id)
    .as('newest_checks');
}

/** What has no value stands last either way; the id makes the order of equals the same on every page. */
function orderOf({ sort, order }: KeywordListQuery, lastCheckedAt: SQL.Aliased<Date | null>): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  const by = {
    created_at: keywords.created_at,
    keyword: sql`${keywords.text_key} collate "und-x-icu"`,
    topic: sql`lower(${keywords.topic}) collate "und-x-icu"`,
    last_checked_at: lastCheckedAt,
  }[sort];
  return [sql`${direction(by)} nulls last`, direction(keywords.created_at), direction(keywords.id)];
}

function filters(accountId: AccountId, filter: KeywordFilter): SQL[] {
  const { search, is_ai_generated, status } = filter;
  const conditions: (SQL | undefined)[] = [
    search === undefined || search === '' ? undefined : containsText(search),
    ...isInGroup(accountId, filter),
    is_ai_generated === undefined ? undefined : eq(keywords.is_ai_generated, is_ai_generated),
    status === undefined ? undefined : hasStatus(accountId, filter, status),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

function hasStatus(
  accountId: AccountId,
  { channel }: KeywordFilter,
  status: NonNullable<KeywordListQuery['status']>,
): SQL {
  const r = visibility_results;
  const result = (condition: SQL) =>
    sql`exists (select 1 from ${r} where ${and(matching(r, { account_id: accountId, keyword_id: keywords.id }), channel === undefined ? undefined : eq(r.channel, channel), condition)})`;
  const says = (state: ResultState) => sql`${shownStateSql(r)} = ${state}`;
  switch (status) {
    case 'not_mentioned':
      return sql`${result(says(status))} and not ${result(says('mentioned'))}`;
    case 'mentioned':
    case 'no_companies':
    case 'refused':
    case 'failed':
      return result(says(status));
    case 'unchecked':
      return sql`not ${result(sql`true`)}`;
  }
}

/** Text in keyword or topic. */
function containsText(search: string): SQL | undefined {
  return or(isLike(keywords.keyword, search), isLike(keywords.topic, search));
}
