import type { AdminContext } from '../../../context/admin-context.ts';
import { publishEndedSession } from '../../../events/publish-event.ts';
import type { AccountId, PersonId } from '../../../lib/ids.ts';
import { stopViewsOf } from '../support-views.queries.ts';

/** Ends the view of an administrator as a user, also where its cookie was copied to. @throws FORBIDDEN */
export async function stopViewAs(
  ctx: AdminContext & {
    viewId: string;
    viewedUserId: PersonId;
    viewedAccountId: AccountId;
    forgetView: () => void;
  },
): Promise<{ user_id: string }> {
  const { viewId, viewedUserId } = ctx;
  await ctx.administer(async ({ tx, audit }) => {
    await stopViewsOf(tx, ctx.actor.sessionId, ctx.now);
    await audit({
      action: 'stop_view_as',
      subject_type: 'user',
      subject_id: viewedUserId,
      reason: null,
      before: { view_id: viewId, stopped_at: null },
      after: { view_id: viewId, stopped_at: ctx.now.toISOString() },
    });
    await publishEndedSession(tx, ctx.viewedAccountId);
  });
  ctx.forgetView();
  return { user_id: viewedUserId };
}
