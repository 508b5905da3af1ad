import { type AdminOperationOutput, appError, LIMITS } from '@answerscope/contract';
import type { ViewOf } from '../../../auth/view-cookie.ts';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { publishEndedSession } from '../../../events/publish-event.ts';
import { newId } from '../../../lib/ids.ts';
import * as messages from '../messages.ts';
import { insertSupportView, lockAccount, lockSession, stopViewsOf } from '../support-views.queries.ts';

/** What a view needs besides: it is kept in the browser that asks for it. */
export interface ViewAsContext {
  keepView: (view: ViewOf) => void;
}

/**
 * Lets an administrator see the product as a user does, for at most `LIMITS.view_as_minutes`: from now on their browser
 * reads as the user, and writes nothing. The user finds it in their settings.
 * @throws NOT_FOUND, CONFLICT (it is the caller's own account, an administrator's, or nobody may be signed in to it)
 */
export async function startViewAs(
  ctx: AdminContext & ViewAsContext,
  { personId, data: { reason } }: AdminCall<'start_view_as'>,
): Promise<AdminOperationOutput<'start_view_as'>> {
  const { personId: administratorId, sessionId } = ctx.actor;
  const viewId = newId(ctx.now.getTime());
  const endsAt = new Date(ctx.now.getTime() + LIMITS.view_as_minutes * 60_000);
  await ctx.administer(async ({ tx, audit }) => {
    // Of two views that are begun at once the second ends the first.
    await lockSession(tx, sessionId);
    const account = await lockAccount(tx, personId);
    if (personId === administratorId) throw refusal(messages.ownAccount, 'own_account');
    if (account.isAdministrator) throw refusal(messages.notAsAdministrator, 'account_of_administrator');
    if (!account.isActive) throw refusal(messages.accountNotActive, 'account_inactive');
    for (const viewed of await stopViewsOf(tx, sessionId, ctx.now)) await publishEndedSession(tx, viewed);
    await insertSupportView(tx, {
      user_id: personId,
      id: viewId,
      administrator_id: administratorId,
      session_id: sessionId,
      reason,
      started_at: ctx.now,
      ends_at: endsAt,
    });
    await audit({
      action: 'start_view_as',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: null,
      after: { view_id: viewId, ends_at: endsAt.toISOString() },
    });
  });
  ctx.keepView({ viewId, sessionId });
  return { user_id: personId, ends_at: endsAt.toISOString() };
}

function refusal(message: string, reason: string) {
  return appError('CONFLICT', { message, details: { reason } });
}
