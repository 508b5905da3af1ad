import { type AdminOperationOutput, appError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import {
  beginDeletion,
  type DeletionServices,
  findAccountForUpdate,
  hasOtherAdministrator,
} from '../../accounts/index.ts';
import { getAccount } from '../accounts.queries.ts';
import * as messages from '../messages.ts';
import { lastAdministrator } from './update-user.ts';

/**
 * Asks in a user's place for the deletion of their account, who is told by mail and keeps it by signing in within a week.
 * @throws NOT_FOUND, CONFLICT (it is asked for already, it is the caller's own, or no administrator would be left)
 */
export async function deleteUserAccount(
  ctx: AdminContext & { deletion: DeletionServices },
  { personId, accountId, data: { reason } }: AdminCall<'delete_account'>,
): Promise<AdminOperationOutput<'delete_account'>> {
  return ctx.administer(async ({ tx, audit }) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    const account = await getAccount(tx, personId, { lock: true });
    if (account.deletion_asked_at !== null)
      throw appError('CONFLICT', {
        message: messages.deletionAskedAlready,
        details: { reason: 'nothing_changed' },
      });
    if (personId === ctx.actor.personId)
      throw appError('CONFLICT', {
        message: messages.ownAccountInSettings,
        details: { reason: 'own_account' },
      });
    if (account.role === 'admin' && !(await hasOtherAdministrator(tx, personId))) throw lastAdministrator();
    const until = await beginDeletion(tx, ctx.deletion, {
      personId,
      accountId,
      by: 'administrator',
      now: ctx.now,
    });
    await audit({
      action: 'delete_account',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: { deletion_asked_at: null },
      after: { deletion_asked_at: ctx.now.toISOString(), erased_after: until.toISOString() },
    });
    // A browser that is open asks for its profile, and is told that it is signed out.
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    return { user_id: personId, erased_after: until.toISOString() };
  });
}
