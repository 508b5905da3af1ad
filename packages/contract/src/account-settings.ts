import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Email } from './accounts.contract.ts';
import * as messages from './accounts-messages.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { plainText } from './text.ts';

/** A browser or a program that is signed in to an account. */
export const AccountSession = z.object({
  id: z.uuid(),
  /** In words: 'Firefox on Linux'. */
  device: z.string(),
  /** The network address it signed in from. */
  address: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Right to the hour. */
  last_seen_at: z.iso.datetime(),
  /** The one that asks. */
  is_this_one: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const AccountSessions = z.object({ items: z.array(AccountSession).max(LIST_MAX) });

/** The password of the account, asked for again before something that matters. */
export const CurrentPassword = plainText(LIMITS.password_max).min(1, messages.enterYourPassword);

export const EmailChange = z
  .object({
    email: plainText(LIMITS.email_max, messages.enterValidEmailAddress).pipe(Email),
    password: CurrentPassword,
  })
  .strict();
export type EmailChange = z.infer<typeof EmailChange>;

/** Out of the link of a mail. */
export const EmailConfirmation = z.object({ token: plainText(100).min(1) }).strict();

export const accountSettingsContract = {
  list_my_sessions: oc
    .route({
      method: 'GET',
      path: '/api/sessions',
      tags: ['accounts'],
      summary: 'Where the signed-in user is signed in',
    })
    .output(AccountSessions),
  end_my_session: oc
    .route({
      method: 'POST',
      path: '/rpc/end_my_session',
      tags: ['accounts'],
      summary: 'Signs a browser of the signed-in user out',
    })
    .input(z.object({ session_id: z.uuid() }).strict())
    .output(AccountSessions),
  end_my_other_sessions: oc
    .route({
      method: 'POST',
      path: '/rpc/end_my_other_sessions',
      tags: ['accounts'],
      summary: 'Signs the user out everywhere but here',
    })
    .output(AccountSessions),
  change_my_email: oc
    .route({
      method: 'POST',
      path: '/rpc/change_my_email',
      tags: ['accounts'],
      summary: 'Mails a link to a new address; the address is the account’s once it is opened',
    })
    .input(EmailChange)
    .output(z.object({ sent_to: z.string() })),
  confirm_my_email: oc
    .route({
      method: 'POST',
      path: '/rpc/confirm_my_email',
      tags: ['accounts'],
      summary: 'Makes a new address the account’s, by the link that was mailed to it',
    })
    .input(EmailConfirmation)
    .output(z.object({ email: z.string() })),
};
