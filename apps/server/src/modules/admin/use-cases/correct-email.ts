import { type AdminOperationOutput, appError } from '@answerscope/contract';
import type { Auth } from '../../../auth/auth.ts';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { correctAddress, endSessions } from '../../accounts/index.ts';
import type { PaymentServices } from '../../payments/index.ts';
import { getAccount, setEmailVerified } from '../accounts.queries.ts';
import { followChangedAddress } from '../follow-address.jobs.ts';
import * as messages from '../messages.ts';

/**
 * Gives a user another address, which is unconfirmed until its mailbox confirms it, and ends every session. Who decides
 * an administrator's address could sign in as them: theirs is refused.
 * @throws NOT_FOUND, CONFLICT (their own account, an administrator's, the same address, or one that another account has)
 */
export async function correctEmail(
  ctx: AdminContext & { outbox: Outbox; auth: Auth; payments: PaymentServices },
  { personId, accountId, data: { email, reason } }: AdminCall<'correct_email'>,
): Promise<AdminOperationOutput<'correct_email'>> {
  return ctx.administer(async ({ tx, audit }) => {
    const { role, email_verified } = await getAccount(tx, personId, { lock: true });
    if (personId === ctx.actor.personId)
      throw appError('CONFLICT', {
        message: messages.ownAddressInSettings,
        details: { reason: 'own_account' },
      });
    if (role === 'admin')
      throw appError('CONFLICT', {
        message: messages.removeRoleFirst,
        details: { reason: 'account_of_administrator' },
      });
    const { outbox, auth, now } = ctx;
    const former = await correctAddress(tx, {
      personId,
      email,
      wasConfirmed: email_verified,
      outbox,
      baseUrl: auth.options.baseURL,
      now,
    });
    const sessions_ended = await endSessions(tx, personId);
    await followChangedAddress(tx, ctx.payments, accountId);
    await audit({
      action: 'correct_email',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: { email: former },
      after: { email },
    });
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    return { user_id: personId, sessions_ended };
  });
}

/** Counts a user's address as confirmed. @throws NOT_FOUND, CONFLICT (it is already) */
export async function confirmUserEmail(
  ctx: AdminContext,
  { personId, data: { reason } }: AdminCall<'confirm_email'>,
): Promise<AdminOperationOutput<'confirm_email'>> {
  return ctx.administer(async ({ tx, audit }) => {
    const { email_verified } = await getAccount(tx, personId, { lock: true });
    if (email_verified)
      throw appError('CONFLICT', {
        message: messages.addressConfirmed,
        details: { reason: 'nothing_changed' },
      });
    await setEmailVerified(tx, personId);
    await audit({
      action: 'confirm_email',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: { email_verified },
      after: { email_verified: true },
    });
    return { user_id: personId };
  });
}
