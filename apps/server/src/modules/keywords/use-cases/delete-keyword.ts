import { notFound, orNotFound } from '../../../context/not-found.ts';
import type { UserContext } from '../../../context/user-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { getPlan, keywordLimit } from '../../plans/index.ts';
import { deleteKeyword, deleteKeywords, wakePaused } from '../keywords.queries.ts';

/** Deletes one of the caller's keywords with its results; the answers stay as evidence. @throws NOT_FOUND */
export async function deleteMyKeyword(
  ctx: UserContext,
  keywordId: string,
): Promise<{ keyword_id: string; keyword: string }> {
  const { userId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const row = orNotFound(await deleteKeyword(tx, userId, keywordId));
    await giveRoom(tx, userId);
    await publishEvent(tx, userId, { type: 'keywords_changed' });
    return { keyword_id: row.id, keyword: row.keyword };
  });
}

/** Deletes those of these keywords that are still there. @throws NOT_FOUND when none of them is */
export async function deleteMyKeywords(
  ctx: UserContext,
  keywordIds: readonly string[],
): Promise<{ deleted: number }> {
  const { userId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const deleted = await removeKeywords(tx, userId, keywordIds);
    if (deleted === 0) throw notFound();
    return { deleted };
  });
}

/** Deletes those of these keywords that are still there, in somebody's transaction; how many there were. */
export async function removeKeywords(
  tx: Transaction,
  userId: string,
  keywordIds: readonly string[],
): Promise<number> {
  const deleted = await deleteKeywords(tx, userId, keywordIds);
  if (deleted === 0) return 0;
  await giveRoom(tx, userId);
  await publishEvent(tx, userId, { type: 'keywords_changed' });
  return deleted;
}

/** What a smaller plan has paused goes on where there is room. */
async function giveRoom(tx: Transaction, userId: string): Promise<void> {
  const profile = await getProfileRow(tx, userId, { lock: true });
  const plan = await getPlan(tx, profile.plan_id);
  await wakePaused(tx, userId, keywordLimit(plan, profile.keyword_limit_override));
}
