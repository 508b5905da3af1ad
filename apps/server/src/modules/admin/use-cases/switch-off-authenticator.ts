import { type AdminOperationOutput, appError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { renderLetter } from '../../../mail/letter.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { authenticatorOffLetter, getPerson } from '../../accounts/index.ts';
import { deleteAuthenticator, getAccount } from '../accounts.queries.ts';
import * as messages from '../messages.ts';

/**
 * Lets a user sign in without the authenticator app that they have lost; they are told by mail, so that one who has not
 * asked for it finds out.
 * @throws NOT_FOUND, CONFLICT (no code is asked for)
 */
export async function switchOffAuthenticator(
  ctx: AdminContext & { outbox: Outbox },
  { personId, data: { reason } }: AdminCall<'switch_off_authenticator'>,
): Promise<AdminOperationOutput<'switch_off_authenticator'>> {
  return ctx.administer(async ({ tx, audit }) => {
    const { two_factor_enabled } = await getAccount(tx, personId, { lock: true });
    if (!two_factor_enabled)
      throw appError('CONFLICT', {
        message: messages.noSecondStep,
        details: { reason: 'nothing_changed' },
      });
    await deleteAuthenticator(tx, personId);
    const person = await getPerson(tx, personId);
    await ctx.outbox.post(tx, renderLetter(person, authenticatorOffLetter(person.interface_language)));
    await audit({
      action: 'switch_off_authenticator',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: { two_factor_enabled },
      after: { two_factor_enabled: false },
    });
    return { user_id: personId };
  });
}
