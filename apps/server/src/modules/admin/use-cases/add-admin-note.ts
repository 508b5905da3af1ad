import type { AdminOperationInput, AdminOperationOutput } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { newId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { insertNote } from '../notes.queries.ts';

/** Notes something of a user for other administrators. The user never sees it. @throws NOT_FOUND */
export async function addAdminNote(
  ctx: AdminContext,
  { userId, data: { note } }: AdminOperationInput<'add_admin_note'>,
): Promise<AdminOperationOutput<'add_admin_note'>> {
  return ctx.administer(async ({ tx, audit }) => {
    await getProfileRow(tx, userId);
    const id = newId(ctx.now.getTime());
    await insertNote(tx, { id, user_id: userId, author_id: ctx.actor.userId, note, created_at: ctx.now });
    await audit({
      action: 'add_admin_note',
      subject_type: 'user',
      subject_id: userId,
      reason: null,
      before: null,
      after: { note_id: id, note },
    });
    return { user_id: userId, note_id: id };
  });
}
