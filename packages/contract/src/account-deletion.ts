import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CurrentPassword } from './account-settings.ts';
import * as messages from './accounts-messages.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

/** What is asked for before an account goes: its own address, typed; its password; and a code, where signing in wants one. */
export const AccountDeletion = z
  .object({
    email: plainText(LIMITS.email_max, messages.typeAddressAccount)
      .trim()
      .toLowerCase()
      .min(1, messages.typeAddressAccount),
    password: CurrentPassword,
    code: plainText(20).trim().optional(),
  })
  .strict();
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const accountDeletionContract = {
  delete_my_account: oc
    .route({
      method: 'POST',
      path: '/rpc/delete_my_account',
      tags: ['accounts'],
      summary:
        'Signs the user out everywhere and erases the account after a week, unless it is signed in to before',
    })
    .input(AccountDeletion)
    .output(z.object({ erased_after: z.iso.datetime() })),
};
