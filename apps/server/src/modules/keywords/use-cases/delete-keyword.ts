import { notFound, type SignedInContext } from '../../../http/context.ts';
import { publishEvent } from '../../../http/event-streams.ts';
import { deleteKeyword } from '../keywords.queries.ts';

/** Deletes one of the caller's keywords with its results; the answers stay as evidence. @throws NOT_FOUND */
export async function deleteMyKeyword(
  context: SignedInContext,
  keywordId: string,
): Promise<{ keyword_id: string; keyword: string }> {
  const { userId } = context.actor;
  return context.db.transaction(async (tx) => {
    const row = await deleteKeyword(tx, userId, keywordId);
    if (row === null) throw notFound();
    await publishEvent(tx, userId, { type: 'keywords_changed' });
    return { keyword_id: row.id, keyword: row.keyword };
  });
}
