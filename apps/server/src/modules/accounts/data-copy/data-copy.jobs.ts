import { z } from 'zod';
import { inTransaction } from '../../../database/pool.ts';
import { defineJob } from '../../../jobs/index.ts';
import { ACCOUNT_ID } from '../../../lib/ids.ts';
import { getOwner } from '../accounts.queries.ts';
import { deleteExpiredCopies, failCopy } from './data-copies.queries.ts';
import { type DataCopyServices, writeDataCopy } from './use-cases/write-data-copy.ts';

/** What the jobs of data copies need. */
export type DataCopyJobContext = DataCopyServices;

/** Puts the data of an account together; one that broke off begins anew. */
export const prepareDataCopy = defineJob({
  name: 'prepare-data-copy',
  input: z.object({ account_id: ACCOUNT_ID, copy_id: z.uuid() }),
  retry: { times: 4, first_pause_seconds: 3, longest_pause_seconds: 600 },
  expire_seconds: 1_200,
  run: (context: DataCopyJobContext, { account_id, copy_id }) =>
    writeDataCopy(context, { account_id, id: copy_id }),
  giveUp: ({ tenant }, { account_id, copy_id }) =>
    tenant(account_id).transaction(async (tx) =>
      failCopy(tx, { user_id: (await getOwner(tx, account_id)).id, id: copy_id }),
    ),
});

/** Removes the files whose week is over. */
export const removeExpiredCopies = defineJob({
  name: 'remove-expired-copies',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 600 },
  expire_seconds: 600,
  schedule: '53 * * * *',
  run: ({ servicePool, now }: DataCopyJobContext) =>
    inTransaction(servicePool, null, (tx) => deleteExpiredCopies(tx, now())),
});

export const DATA_COPY_JOBS = [prepareDataCopy, removeExpiredCopies] as const;
