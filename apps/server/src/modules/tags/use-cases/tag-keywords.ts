import type { BulkAssignedTags, BulkAssignTags } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import {
  countTagsOf,
  deleteRelations,
  findTags,
  insertActivity,
  insertRelations,
  type Relation,
} from '../tags.queries.ts';
import { judgeTagging } from '../tags.rules.ts';

/**
 * Gives keywords tags, or takes them away, and says of each keyword what became of it: one that is gone, or has too many
 * tags already, keeps none of the others from it. The account's row is locked, so that parallel calls cannot pass what a
 * keyword may have.
 * @throws NOT_FOUND where one of the tags, or every keyword, is not the caller's
 */
export async function tagKeywords(ctx: AccountContext, input: BulkAssignTags): Promise<BulkAssignedTags> {
  const { accountId } = ctx;
  const tagIds = [...new Set(input.tag_ids)];
  return ctx.db.transaction(async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    const tags = await findTags(tx, accountId, tagIds);
    if (tags.length < tagIds.length) throw notFound();
    const counts = await countTagsOf(tx, accountId, { keywordIds: input.keyword_ids, tagIds });
    if (counts.length === 0) throw notFound();
    const judged = judgeTagging(input, counts);
    const keywordIds = judged.flatMap(({ keyword_id, state }) => (state === 'changed' ? [keyword_id] : []));
    const changed = await writeRelations(tx, ctx, { action: input.action, keywordIds, tagIds });
    for (const { id, name } of tags) {
      const keywords_affected = changed.filter(({ tag_id }) => tag_id === id).length;
      if (keywords_affected === 0) continue;
      const operation_type = input.action;
      await insertActivity(tx, accountId, { operation_type, tag_name: name, keywords_affected, at: ctx.now });
    }
    if (changed.length > 0) await publishEvent(tx, accountId, { type: 'tags_changed' });
    const byKeyword = Map.groupBy(changed, ({ keyword_id }) => keyword_id);
    return {
      keywords_affected: byKeyword.size,
      results: judged.map((one) => ({
        ...one,
        changed_tag_ids: (byKeyword.get(one.keyword_id) ?? []).map(({ tag_id }) => tag_id),
      })),
    };
  });
}

async function writeRelations(
  tx: Transaction,
  { accountId, now }: AccountContext,
  of: { action: BulkAssignTags['action']; keywordIds: readonly string[]; tagIds: readonly string[] },
): Promise<Relation[]> {
  const { action, keywordIds, tagIds } = of;
  if (keywordIds.length === 0) return [];
  if (action === 'remove') return deleteRelations(tx, accountId, { keywordIds, tagIds });
  const relations = keywordIds.flatMap((keyword_id) => tagIds.map((tag_id) => ({ keyword_id, tag_id })));
  return insertRelations(tx, accountId, { at: now, relations });
}
