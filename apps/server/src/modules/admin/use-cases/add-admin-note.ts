import type { AdminOperationOutput } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { newId } from '../../../lib/ids.ts';
import { getPerson } from '../../accounts/index.ts';
import { insertNote } from '../notes.queries.ts';

/** Notes something of a user for other administrators. The user never sees it. @throws NOT_FOUND */
export async function addAdminNote(
  ctx: AdminContext,
  { personId, data: { note } }: AdminCall<'add_admin_note'>,
): Promise<AdminOperationOutput<'add_admin_note'>> {
  return ctx.administer(async ({ tx, audit }) => {
    await getPerson(tx, personId);
    const id = newId(ctx.now.getTime());
    await insertNote(tx, { id, user_id: personId, author_id: ctx.actor.personId, note, created_at: ctx.now });
    await audit({
      action: 'add_admin_note',
      subject_type: 'user',
      subject_id: personId,
      reason: null,
      before: null,
      after: { note_id: id, note },
    });
    return { user_id: personId, note_id: id };
  });
}
