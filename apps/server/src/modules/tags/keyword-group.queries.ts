import type { KeywordGroup } from '@answerscope/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import { keyword_tag_relations } from './tags.tables.ts';

/** Conditions on rows of `keywords`: none where nothing of the group is said. */
export function isInGroup(accountId: AccountId, { topic, tag, search_intent }: KeywordGroup): SQL[] {
  const conditions = [
    topic === undefined || topic === '' ? undefined : eq(keywords.topic, topic),
    tag === undefined ? undefined : hasTag(accountId, tag),
    search_intent === undefined ? undefined : eq(keywords.search_intent, search_intent),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** The ids of a user's keywords of a group, for another query to stand on; null where it is all of them. */
export function idsInGroup(tx: Transaction, accountId: AccountId, group: KeywordGroup) {
  const conditions = isInGroup(accountId, group);
  if (conditions.length === 0) return null;
  return tx
    .select({ id: keywords.id })
    .from(keywords)
    .where(and(eq(keywords.account_id, accountId), ...conditions));
}

function hasTag(accountId: AccountId, tag: string): SQL {
  const { account_id, keyword_id, tag_id } = keyword_tag_relations;
  return sql`exists (select 1 from ${keyword_tag_relations} where ${and(
    eq(account_id, accountId),
    eq(keyword_id, keywords.id),
    eq(tag_id, tag),
  )})`;
}
