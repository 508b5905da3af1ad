import type { ConfirmBatch, OpenBatch } from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import type { UserContext } from '../../../context/user-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { getProfileRow, updateProfile } from '../../accounts/index.ts';
import {
  deleteBatch,
  keywordLimitReached,
  remainingKeywords,
  toKeyword,
  wakePaused,
} from '../../keywords/index.ts';
import { countKeywordAddition, getPlan, keywordLimit } from '../../plans/index.ts';
import {
  confirmGeneration,
  countActiveBeside,
  listAskedOf,
  listBatch,
  listOpenBatches,
} from '../generation.queries.ts';

/** The newest batch that waits for its user to choose, with the plan's room for it; null when none does. */
export async function getOpenBatch(tx: Transaction, userId: string): Promise<{ batch: OpenBatch | null }> {
  const [batch_id] = await listOpenBatches(tx, userId);
  if (batch_id === undefined) return { batch: null };
  const profile = await getProfileRow(tx, userId);
  const plan = await getPlan(tx, profile.plan_id);
  const keywords = (await listBatch(tx, userId, batch_id)).map(toKeyword);
  const room = remainingKeywords(
    keywordLimit(plan, profile.keyword_limit_override),
    await countActiveBeside(tx, userId, [batch_id]),
  );
  return { batch: { batch_id, keywords, room } };
}

/**
 * Keeps the chosen keywords of a batch, deletes the others of that batch with their results, and ends the onboarding.
 * Where none is chosen, those that were asked already stay: nobody means to delete answers by skipping a step. A batch that was chosen from already, in another tab, stays as it is: what is tracked is never deleted by a second choice.
 * @throws NOT_FOUND for a batch or a keyword that is not the caller's, PAYMENT_REQUIRED beyond the plan's limit
 */
export async function confirmBatch(
  ctx: UserContext,
  { batch_id, keyword_ids }: ConfirmBatch,
): Promise<{ kept: number; deleted: number }> {
  const { userId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, userId, { lock: true });
    const batch = await listBatch(tx, userId, batch_id);
    const ids = new Set(batch.map(({ id }) => id));
    const chosen = [...new Set(keyword_ids)];
    if (batch.length === 0 || chosen.some((id) => !ids.has(id))) throw notFound();
    if (!(await listOpenBatches(tx, userId)).includes(batch_id)) return { kept: batch.length, deleted: 0 };
    const plan = await getPlan(tx, profile.plan_id);
    const limit = keywordLimit(plan, profile.keyword_limit_override);
    const room = remainingKeywords(limit, await countActiveBeside(tx, userId, [batch_id]));
    if (room !== null && chosen.length > room) throw keywordLimitReached();
    const kept = chosen.length > 0 ? chosen : await listAskedOf(tx, userId, batch_id);
    const deleted = await deleteBatch(tx, userId, { batchId: batch_id, except: kept });
    // The chosen come before whatever else waits for room: they are woken by name.
    await wakePaused(tx, userId, limit, { first: chosen });
    await confirmGeneration(tx, userId, { id: batch_id, at: now });
    await countKeywordAddition(tx, { userId, at: now, count: kept.length });
    await updateProfile(tx, userId, { onboarding_completed: true, updated_at: now });
    await publishEvent(tx, userId, { type: 'keywords_changed' });
    await publishEvent(tx, userId, { type: 'profile_updated' });
    return { kept: kept.length, deleted };
  });
}
