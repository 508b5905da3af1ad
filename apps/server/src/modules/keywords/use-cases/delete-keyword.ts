import type { AccountContext } from '../../../context/account-context.ts';
import { notFound, orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { getPlan, keywordLimit } from '../../plans/index.ts';
import { deleteKeyword, deleteKeywords, wakePaused } from '../keywords.queries.ts';

/** Deletes one of the caller's keywords with its results; the answers stay as evidence. @throws NOT_FOUND */
export async function deleteMyKeyword(
  ctx: AccountContext,
  keywordId: string,
): Promise<{ keyword_id: string; keyword: string }> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const row = orNotFound(await deleteKeyword(tx, accountId, keywordId));
    await giveRoom(tx, accountId);
    await publishEvent(tx, accountId, { type: 'keywords_changed' });
    return { keyword_id: row.id, keyword: row.keyword };
  });
}

/** Deletes those of these keywords that are still there. @throws NOT_FOUND when none of them is */
export async function deleteMyKeywords(
  ctx: AccountContext,
  keywordIds: readonly string[],
): Promise<{ deleted: number }> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const deleted = await removeKeywords(tx, accountId, keywordIds);
    if (deleted === 0) throw notFound();
    return { deleted };
  });
}

/** Deletes those of these keywords that are still there, in somebody's transaction; how many there were. */
export async function removeKeywords(
  tx: Transaction,
  accountId: AccountId,
  keywordIds: readonly string[],
): Promise<number> {
  const deleted = await deleteKeywords(tx, accountId, keywordIds);
  if (deleted === 0) return 0;
  await giveRoom(tx, accountId);
  await publishEvent(tx, accountId, { type: 'keywords_changed' });
  return deleted;
}

/** What a smaller plan has paused goes on where there is room. */
async function giveRoom(tx: Transaction, accountId: AccountId): Promise<void> {
  const profile = await getProfileRow(tx, accountId, { lock: true });
  const plan = await getPlan(tx, profile.plan_id);
  await wakePaused(tx, accountId, keywordLimit(plan, profile.keyword_limit_override));
}
