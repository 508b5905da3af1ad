import { appError, LIMITS, type SavedView } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { newId } from '../../../lib/ids.ts';
import * as messages from '../messages.ts';
import { deleteSavedView, findSavedView, hasAllViews, upsertSavedView } from '../saved-views.queries.ts';

/** Saves a page of the back office by a name. @throws CONFLICT (`too_many`, `nothing_changed`) */
export async function saveView(
  ctx: AdminContext,
  { name, path }: { name: string; path: string },
): Promise<SavedView> {
  const personId = ctx.actor.personId;
  return ctx.administer(async ({ tx, audit }) => {
    const before = await findSavedView(tx, { personId, name });
    if (before?.path === path)
      throw appError('CONFLICT', {
        message: messages.viewSavedAlready,
        details: { reason: 'nothing_changed' },
      });
    if (await hasAllViews(tx, { personId, name }))
      throw appError('CONFLICT', {
        message: messages.asManyViewsAsAllowed({ max: LIMITS.saved_views_max }),
        details: { reason: 'too_many' },
      });
    const id = newId(ctx.now.getTime());
    const after = await upsertSavedView(tx, { id, user_id: personId, name, path, created_at: ctx.now });
    await audit({
      action: 'save_view',
      subject_type: 'saved_view',
      subject_id: after.id,
      reason: null,
      before,
      after,
    });
    return after;
  });
}

/** Forgets a view of one's own. @throws NOT_FOUND */
export async function forgetView(ctx: AdminContext, { id }: { id: string }): Promise<{ id: string }> {
  return ctx.administer(async ({ tx, audit }) => {
    const before = orNotFound(await deleteSavedView(tx, { personId: ctx.actor.personId, id }));
    await audit({
      action: 'delete_saved_view',
      subject_type: 'saved_view',
      subject_id: before.id,
      reason: null,
      before,
      after: null,
    });
    return { id: before.id };
  });
}
