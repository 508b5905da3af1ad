import { type AdminOperationOutput, appError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { endSessions } from '../../accounts/index.ts';
import { getAccount } from '../accounts.queries.ts';
import * as messages from '../messages.ts';

/**
 * Ends every session of an account: whoever uses it signs in anew, also the administrator who asks for their own.
 * @throws NOT_FOUND, CONFLICT (nobody is signed in)
 */
export async function signOutUser(
  ctx: AdminContext,
  { personId, accountId, data: { reason } }: AdminCall<'sign_out_user'>,
): Promise<AdminOperationOutput<'sign_out_user'>> {
  return ctx.administer(async ({ tx, audit }) => {
    await getAccount(tx, personId, { lock: true });
    const ended = await endSessions(tx, personId);
    if (ended === 0)
      throw appError('CONFLICT', {
        message: messages.nobodySignedIn,
        details: { reason: 'nothing_changed' },
      });
    await audit({
      action: 'sign_out_user',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: { sessions: ended },
      after: { sessions: 0 },
    });
    // A browser that is open asks for its profile, and is told that it is signed out.
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    return { user_id: personId, sessions_ended: ended };
  });
}
