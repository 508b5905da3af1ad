import type { ConfirmBatch, ConfirmedBatch, OpenBatch } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow, type ProfileRow, updateBrand } from '../../accounts/index.ts';
import {
  countActiveKeywords,
  countOfBatch,
  insertGeneratedKeywords,
  keywordLimitReached,
  remainingKeywords,
  toKeyword,
} from '../../keywords/index.ts';
import { countKeywordAddition, findPlanByName, getPlan, keywordLimit } from '../../plans/index.ts';
import {
  confirmGeneration,
  deleteSuggestions,
  findGeneration,
  listOpenBatches,
  listSuggestions,
  type SuggestionRow,
} from '../generation.queries.ts';

/** The newest batch that waits for its user to choose, with the room there is for it; null when none does. */
export async function getOpenBatch(
  tx: Transaction,
  accountId: AccountId,
  { plan }: { plan?: string | undefined } = {},
): Promise<{ batch: OpenBatch | null }> {
  const [batch_id] = await listOpenBatches(tx, accountId);
  if (batch_id === undefined) return { batch: null };
  const keywords = (await listSuggestions(tx, accountId, batch_id)).map(toSuggested);
  const room = await roomOf(tx, await getProfileRow(tx, accountId), plan);
  return { batch: { batch_id, keywords, room: room.now, room_later: room.later } };
}

/**
 * Adds the chosen suggestions of a batch to the keywords, deletes the others, and ends the onboarding. Where a plan was
 * chosen before that is not in force yet, as many can be chosen as it has room for: those beyond the room of now are
 * paused until it is. A batch that was chosen from already, in another tab, stays as it is.
 * @throws NOT_FOUND for a batch or a suggestion that is not the caller's, PAYMENT_REQUIRED beyond the plan's limit
 */
export async function confirmBatch(
  ctx: AccountContext,
  { batch_id, keyword_ids, plan }: ConfirmBatch,
): Promise<ConfirmedBatch> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, accountId, { lock: true });
    const batch = await findGeneration(tx, accountId, batch_id);
    if (batch === null) throw notFound();
    if (batch.confirmed_at !== null)
      return { kept: await countOfBatch(tx, accountId, batch_id), deleted: 0, tracked_ids: [] };
    const suggestions = await listSuggestions(tx, accountId, batch_id);
    const ids = new Set(suggestions.map(({ id }) => id));
    if (suggestions.length === 0 || keyword_ids.some((id) => !ids.has(id))) throw notFound();
    const wanted = new Set(keyword_ids);
    const chosen = suggestions.filter(({ id }) => wanted.has(id));
    const room = await roomOf(tx, profile, plan);
    if (room.later !== null && chosen.length > room.later) throw keywordLimitReached();
    await deleteSuggestions(tx, accountId, batch_id);
    const rows = chosen.map(({ account_id: _user, batch_id: _batch, ...row }) => row);
    const kept = await insertGeneratedKeywords(tx, {
      account_id: accountId,
      batchId: batch_id,
      rows,
      room: room.now,
    });
    await confirmGeneration(tx, accountId, { id: batch_id, at: now });
    await countKeywordAddition(tx, { accountId, at: now, count: kept });
    await updateBrand(tx, accountId, { onboarding_completed: true, updated_at: now });
    await publishEvent(tx, accountId, { type: 'keywords_changed' });
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    const tracked_ids = chosen.slice(0, room.now ?? chosen.length).map(({ id }) => id);
    return { kept, deleted: suggestions.length - chosen.length, tracked_ids };
  });
}

/** How many more keywords the user may track now, and once the plan of that name is in force; null is unlimited. */
async function roomOf(
  tx: Transaction,
  profile: ProfileRow,
  planName: string | undefined,
): Promise<{ now: number | null; later: number | null }> {
  const active = await countActiveKeywords(tx, profile.account_id);
  const roomUnder = (plan: Parameters<typeof keywordLimit>[0]) =>
    remainingKeywords(keywordLimit(plan, profile.keyword_limit_override), active);
  const now = roomUnder(await getPlan(tx, profile.plan_id));
  const later = planName === undefined ? null : await findPlanByName(tx, planName);
  if (later === null || now === null) return { now, later: now };
  const room = roomUnder(later);
  return { now, later: room === null ? null : Math.max(now, room) };
}

/** A suggestion as the keyword that it becomes. */
function toSuggested({ batch_id, ...row }: SuggestionRow) {
  return toKeyword({
    ...row,
    question: null,
    is_intent_guessed: false,
    is_ai_generated: true,
    generation_batch_id: batch_id,
    is_paused: true,
  });
}
