import {
  type CreateTag,
  type DeletedTag,
  FRIENDLY_ERRORS,
  keywordKey,
  LIMITS,
  type Tag,
  type UpdateTag,
  validationError,
} from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { newId } from '../../../lib/ids.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import {
  countKeywordsOfTag,
  countTags,
  deleteTagRow,
  findTagByKey,
  getTag,
  insertActivity,
  insertTags,
  moveRelations,
  updateTag,
} from '../tags.queries.ts';
import { duplicateTag, tagLimitReached } from '../tags.rules.ts';

/**
 * Adds a tag. The account's row is locked, so that parallel additions cannot pass the limit.
 * @throws CONFLICT (duplicate, limit)
 */
export async function createTag(ctx: AccountContext, { name, color }: CreateTag): Promise<Tag> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    const name_key = keywordKey(name);
    const existing = await findTagByKey(tx, accountId, { key: name_key });
    if (existing !== null) throw duplicateTag(existing.id);
    if ((await countTags(tx, accountId)) >= LIMITS.tags_max) throw tagLimitReached();
    const id = newId(now.getTime());
    await insertTags(tx, [{ account_id: accountId, id, name, name_key, color, created_at: now }]);
    await insertActivity(tx, accountId, {
      operation_type: 'create',
      tag_name: name,
      keywords_affected: 0,
      at: now,
    });
    await publishEvent(tx, accountId, { type: 'tags_changed' });
    return { id, name, color, keyword_count: 0 };
  });
}

/** Gives a tag another name or colour; what is left out stays. @throws NOT_FOUND, CONFLICT (duplicate) */
export async function changeTag(ctx: AccountContext, { tag_id, name, color }: UpdateTag): Promise<Tag> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    const before = await getTag(tx, accountId, tag_id);
    const change = {
      ...(name !== undefined && { name, name_key: keywordKey(name) }),
      ...(color !== undefined && { color }),
    };
    if (Object.keys(change).length === 0) return before;
    if (change.name_key !== undefined) {
      const other = await findTagByKey(tx, accountId, { key: change.name_key, except: tag_id });
      if (other !== null) throw duplicateTag(other.id);
    }
    const row = await updateTag(tx, accountId, { id: tag_id, change });
    const { keyword_count } = before;
    await insertActivity(tx, accountId, {
      operation_type: 'update',
      tag_name: row.name,
      keywords_affected: keyword_count,
      at: now,
    });
    await publishEvent(tx, accountId, { type: 'tags_changed' });
    return { id: row.id, name: row.name, color: row.color, keyword_count };
  });
}

/** Deletes a tag; the keywords that had it stay. @throws NOT_FOUND */
export async function deleteTag(ctx: AccountContext, tagId: string): Promise<DeletedTag> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const keywords_affected = await countKeywordsOfTag(tx, accountId, tagId);
    const { name: tag_name } = await deleteTagRow(tx, accountId, tagId);
    await insertActivity(tx, accountId, { operation_type: 'delete', tag_name, keywords_affected, at: now });
    await publishEvent(tx, accountId, { type: 'tags_changed' });
    return { tag_id: tagId, tag_name, keywords_affected };
  });
}

/**
 * Gives the keywords of one tag to another and deletes it. What a keyword may have cannot be passed: it loses one tag for
 * the other. @throws NOT_FOUND, VALIDATION_ERROR (into itself)
 */
export async function mergeTags(
  ctx: AccountContext,
  { tag_id, into_tag_id }: { tag_id: string; into_tag_id: string },
): Promise<{ tag: Tag; tag_name: string; keywords_affected: number }> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    const { name: tag_name } = await getTag(tx, accountId, tag_id);
    await getTag(tx, accountId, into_tag_id);
    if (tag_id === into_tag_id)
      throw validationError({ into_tag_id: [FRIENDLY_ERRORS.tags.merged_with_itself] });
    const keywords_affected = await moveRelations(tx, accountId, { from: tag_id, to: into_tag_id });
    await deleteTagRow(tx, accountId, tag_id);
    await insertActivity(tx, accountId, { operation_type: 'merge', tag_name, keywords_affected, at: now });
    await publishEvent(tx, accountId, { type: 'tags_changed' });
    return { tag: await getTag(tx, accountId, into_tag_id), tag_name, keywords_affected };
  });
}
