import { z } from 'zod';
import { inTransaction, type Pool } from '../database/pool.ts';
import { defineJob } from '../jobs/index.ts';
import { DAY_MS } from '../lib/time.ts';
import type { Mailer } from './mailer.ts';
import { maskLinks } from './mask-links.ts';
import {
  deleteMailsBefore,
  findUnsentMail,
  markMailFailed,
  markMailGivenUp,
  markMailSent,
} from './outbox.queries.ts';

/** What the jobs of mails need. */
export interface MailJobContext {
  mailer: Mailer;
  servicePool: Pool;
  now: () => Date;
}

/** A server that is away for a night gets its mails in the morning: about eleven hours of tries. */
const RETRY = { times: 12, first_pause_seconds: 15, longest_pause_seconds: 7_200 };
/** How long one can look up what became of a mail. */
const KEPT_DAYS = 30;

/** Hands one mail over. A worker that dies right after that hands it over again: the link in it is the same. */
export const sendMail = defineJob({
  name: 'send-mail',
  input: z.object({ mail_id: z.uuid() }),
  retry: RETRY,
  expire_seconds: 120,
  run: async ({ mailer, servicePool, now }: MailJobContext, { mail_id }) => {
    const mail = await inTransaction(servicePool, null, (tx) => findUnsentMail(tx, mail_id));
    if (mail === null) return;
    try {
      await mailer.send(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await inTransaction(servicePool, null, (tx) => markMailFailed(tx, mail_id, reason));
      throw error;
    }
    const isThere = await inTransaction(servicePool, null, (tx) =>
      markMailSent(tx, { id: mail_id, text: maskLinks(mail.text), now: now() }),
    );
    if (!isThere) await mailer.removeFilesOf(mail.personId);
  },
  giveUp: ({ servicePool, now }, { mail_id: id }, reason) =>
    inTransaction(servicePool, null, (tx) => markMailGivenUp(tx, { id, reason, now: now() })),
});

/** Removes what is known of mails older than a month, and the files of those that no mail server took. */
export const removeOldMails = defineJob({
  name: 'remove-old-mails',
  input: z.object({}),
  retry: { times: 2, first_pause_seconds: 60, longest_pause_seconds: 600 },
  expire_seconds: 600,
  schedule: '17 3 * * *',
  run: async ({ mailer, servicePool, now }: MailJobContext) => {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    await inTransaction(servicePool, null, (tx) => deleteMailsBefore(tx, before));
    await mailer.removeFilesBefore(before);
  },
});

export const MAIL_JOBS = [sendMail, removeOldMails] as const;
