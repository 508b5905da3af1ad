import type { AdminMail } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { findMail } from '../mails.queries.ts';

/** A mail with its text, which is its user's: the audit says who read it. @throws NOT_FOUND */
export async function readMail(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<AdminMail & { text: string | null }> {
  return ctx.administer(async ({ tx, audit }) => {
    const mail = orNotFound(await findMail(tx, id));
    await audit({
      action: 'read_mail',
      subject_type: 'mail',
      subject_id: id,
      reason: null,
      before: null,
      after: { user_id: mail.user_id, subject: mail.subject },
    });
    return mail;
  });
}
