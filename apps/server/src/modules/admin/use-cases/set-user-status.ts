import { type AdminOperationOutput, appError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { deleteEmailChange, endSessions, hasOtherAdministrator } from '../../accounts/index.ts';
import { getAccount, setActive } from '../accounts.queries.ts';
import * as messages from '../messages.ts';
import { lastAdministrator } from './update-user.ts';

/**
 * Sets an account inactive, which ends all its sessions at once, or active again. Nothing it keeps is touched. While it
 * is inactive no refresh begins; a check that is under way runs to its end.
 * @throws NOT_FOUND, CONFLICT (it is that already, it is the caller's own, or no administrator would be left)
 */
export async function setUserStatus(
  ctx: AdminContext,
  { personId, accountId, data: { isActive, reason } }: AdminCall<'set_user_status'>,
): Promise<AdminOperationOutput<'set_user_status'>> {
  return ctx.administer(async ({ tx, audit }) => {
    const account = await getAccount(tx, personId, { lock: true });
    if (account.is_active === isActive)
      throw appError('CONFLICT', {
        message: isActive ? messages.activeAlready : messages.inactiveAlready,
        details: { reason: 'nothing_changed' },
      });
    if (personId === ctx.actor.personId)
      throw appError('CONFLICT', {
        message: messages.notYourOwnAccount,
        details: { reason: 'own_account' },
      });
    if (account.role === 'admin' && !isActive && !(await hasOtherAdministrator(tx, personId)))
      throw lastAdministrator();
    await setActive(tx, personId, isActive);
    if (!isActive) await deleteEmailChange(tx, personId);
    const ended = isActive ? 0 : await endSessions(tx, personId);
    await audit({
      action: 'set_user_status',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: { is_active: account.is_active },
      after: { is_active: isActive },
    });
    // A browser that is open asks for its profile, and is told that it is signed out.
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    return { user_id: personId, is_active: isActive, sessions_ended: ended };
  });
}
