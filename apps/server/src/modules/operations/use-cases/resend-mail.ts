import { appError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { JobQueue } from '../../../jobs/index.ts';
import { sendMail } from '../../../mail/outbox.jobs.ts';
import { markMailWaiting } from '../../../mail/outbox.queries.ts';
import { findFailedSending, findMail } from '../mails.queries.ts';
import * as messages from '../messages.ts';

/** Sends a failed mail again. @throws NOT_FOUND, CONFLICT (it has not failed) */
export async function resendMail(
  ctx: AdminContext & { jobs: JobQueue },
  { id, reason }: { id: string; reason: string },
): Promise<{ id: string }> {
  return ctx.administer(async ({ tx, audit }) => {
    const mail = orNotFound(await findMail(tx, id, { lock: true }));
    if (mail.state !== 'failed')
      throw appError('CONFLICT', {
        message: mail.state === 'sent' ? messages.mailSent : messages.mailStillWaiting,
        details: { reason: `mail_${mail.state}` },
      });
    await markMailWaiting(tx, id);
    const failed = await findFailedSending(tx, id);
    await (failed === null ? ctx.jobs.enqueue(tx, sendMail, { mail_id: id }) : ctx.jobs.retry(tx, failed));
    await audit({
      action: 'resend_mail',
      subject_type: 'mail',
      subject_id: id,
      reason,
      before: { state: 'failed', error: mail.error },
      after: { state: 'waiting', user_id: mail.user_id, subject: mail.subject },
    });
    return { id };
  });
}
