import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import { keyword_tag_relations } from '../tags/tags.tables.ts';

/** The tags of every keyword that a user has; none where it has none. */
export async function listTaggedKeywords(
  tx: Transaction,
  accountId: AccountId,
): Promise<Map<string, string[]>> {
  const { account_id, keyword_id, tag_id } = keyword_tag_relations;
  const rows = await tx
    .select({ id: keywords.id, tag_id })
    .from(keywords)
    .leftJoin(keyword_tag_relations, and(eq(account_id, keywords.account_id), eq(keyword_id, keywords.id)))
    .where(eq(keywords.account_id, accountId))
    .orderBy(asc(keywords.id));
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const tags = found.get(row.id) ?? [];
    if (row.tag_id !== null) tags.push(row.tag_id);
    found.set(row.id, tags);
  }
  return found;
}
