import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { ACCOUNT_ID, type AccountId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { MediaReference } from '../media/index.ts';
import { findAccountForUpdate } from './accounts.queries.ts';
import { findDeletion, listDueDeletions } from './deletion.queries.ts';
import { dueUntil } from './deletion.rules.ts';
import { eraseAccount } from './use-cases/erase-account.ts';

/** Something that must not go on for an account that is to be deleted. It may be told to end what has ended already. */
export interface AccountEnding {
  name: string;
  end(accountId: AccountId): Promise<void>;
}

/** What the jobs of deletions need. */
export interface DeletionJobContext {
  servicePool: Pool;
  erasePool: Pool;
  mailer: Pick<Mailer, 'removeFilesOf'>;
  now: () => Date;
  log: Log;
  accountEndings: readonly AccountEnding[];
  /** Every column that shows a picture. */
  mediaReferences: readonly MediaReference[];
}

/** Ends what goes on for an account that is to be deleted. A deletion that was taken back meanwhile ends nothing. */
export const endAccount = defineJob({
  name: 'end-account',
  input: z.object({ account_id: ACCOUNT_ID, asked_at: z.iso.datetime() }),
  retry: { times: 12, first_pause_seconds: 15, longest_pause_seconds: 7_200 },
  expire_seconds: 300,
  run: async ({ servicePool, accountEndings }: DeletionJobContext, { account_id, asked_at }) => {
    const deletion = await inTransaction(servicePool, null, async (tx) => {
      const account = await findAccountForUpdate(tx, account_id);
      return account && findDeletion(tx, account.owner_id);
    });
    if (deletion === null || deletion.askedAt.toISOString() !== asked_at) return;
    for (const ending of accountEndings) await ending.end(account_id);
  },
});

/**
 * Erases the accounts whose week is over. One that breaks off is gone on with by the next round; it keeps no other from
 * going.
 */
export const eraseDueAccounts = defineJob({
  name: 'erase-due-accounts',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 600 },
  expire_seconds: 3_000,
  schedule: '23 * * * *',
  run: async (context: DeletionJobContext) => {
    const askedUntil = dueUntil(context.now());
    const due = await inTransaction(context.servicePool, null, (tx) => listDueDeletions(tx, askedUntil));
    const failures: unknown[] = [];
    for (const accountId of due)
      await eraseAccount(context, accountId).catch((err: unknown) => {
        context.log.error(
          { err, account_id: accountId },
          'an account could not be erased; it is gone on with',
        );
        failures.push(err);
      });
    if (failures.length > 0) throw new AggregateError(failures, 'some accounts could not be erased');
  },
});

export const DELETION_JOBS = [endAccount, eraseDueAccounts] as const;
