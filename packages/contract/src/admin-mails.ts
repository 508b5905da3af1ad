import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from './admin-acts.ts';
import { MAIL_STATES } from './choices.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

/** A mail of the last 30 days. */
export const AdminMail = z.object({
  id: z.uuid(),
  /** The account it is about; it may have gone to another address. */
  user_id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  /** `failed`: the last attempt failed, and no other follows. */
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  /** Of the last attempt; null where it succeeded. */
  error: z.string().max(LIMITS.error_message_max).nullable(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  failed_at: z.iso.datetime().nullable(),
});
export type AdminMail = z.infer<typeof AdminMail>;

export const adminMailsContract = {
  list_mails: oc
    .route({
      method: 'GET',
      path: '/api/admin/mails',
      tags: ['admin'],
      summary: 'Mails of the last 30 days and whether they were sent, newest first',
    })
    .input(
      z.strictObject({
        /** In the address or the subject. */
        search: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).optional(),
        state: z.enum(MAIL_STATES).optional(),
        page: z.coerce.number().int().min(1).max(100_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(AdminMail).max(LIMITS.page_size),
        total: z.number().int(),
        /** Counting stopped at `total`: there are more. */
        is_total_capped: z.boolean(),
        page: z.number().int(),
        page_size: z.number().int(),
      }),
    ),
  get_mail: oc
    .route({
      method: 'GET',
      path: '/api/admin/mails/{id}',
      tags: ['admin'],
      summary: 'What a mail says, with the tokens of its links masked',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(
      AdminMail.extend({
        /** Null for mails sent by a version that did not keep it. */
        text: z.string().nullable(),
      }),
    ),
  resend_mail: oc
    .route({
      method: 'POST',
      path: '/api/admin/mails/{id}/resend',
      tags: ['admin'],
      summary: 'Sends a failed mail again',
    })
    .input(z.strictObject({ id: z.uuid(), reason: Reason }))
    .output(z.object({ id: z.uuid() })),
};
