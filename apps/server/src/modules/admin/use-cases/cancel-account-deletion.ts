import { type AdminOperationOutput, appError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { renderLetter } from '../../../mail/letter.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { deletionTakenBackLetter, getPerson, takeDeletionBack } from '../../accounts/index.ts';
import { getAccount } from '../accounts.queries.ts';
import * as messages from '../messages.ts';

/**
 * Keeps an account that its user asked to delete; they are told by mail.
 * @throws NOT_FOUND, CONFLICT (nobody asked, or its rows are going already)
 */
export async function cancelAccountDeletion(
  ctx: AdminContext & { outbox: Outbox },
  { personId, data: { reason } }: AdminCall<'cancel_account_deletion'>,
): Promise<AdminOperationOutput<'cancel_account_deletion'>> {
  return ctx.administer(async ({ tx, audit }) => {
    const { deletion_asked_at, erasure_begun_at } = await getAccount(tx, personId, { lock: true });
    if (erasure_begun_at !== null)
      throw appError('CONFLICT', {
        message: messages.accountBeingErased,
        details: { reason: 'erasure_begun' },
      });
    if (!(await takeDeletionBack(tx, personId)))
      throw appError('CONFLICT', {
        message: messages.noDeletionAsked,
        details: { reason: 'nothing_changed' },
      });
    const person = await getPerson(tx, personId);
    await ctx.outbox.post(
      tx,
      renderLetter(person, deletionTakenBackLetter(person.interface_language, 'administrator')),
    );
    await audit({
      action: 'cancel_account_deletion',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: { deletion_asked_at },
      after: { deletion_asked_at: null },
    });
    return { user_id: personId };
  });
}
