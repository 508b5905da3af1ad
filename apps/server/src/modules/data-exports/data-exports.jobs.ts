import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { deleteExpiredExports, failExport } from './data-exports.queries.ts';
import { PREPARE_JOB } from './data-exports.rules.ts';
import * as messages from './messages.ts';
import { writeDataExport } from './use-cases/write-data-export.ts';

/** What the jobs of data exports need. */
export interface DataExportJobContext {
  servicePool: Pool;
  now: () => Date;
}

/** Puts a file together; one that broke off begins anew. */
export const prepareDataExport = defineJob({
  name: PREPARE_JOB,
  input: z.object({ export_id: z.uuid() }),
  retry: { times: 3, first_pause_seconds: 3, longest_pause_seconds: 300 },
  expire_seconds: 1_800,
  run: (context: DataExportJobContext, { export_id }) => writeDataExport(context, export_id),
  giveUp: ({ servicePool, now }, { export_id }) =>
    inTransaction(servicePool, null, (tx) =>
      failExport(tx, {
        id: export_id,
        failure: messages.exportFailed,
        now: now(),
      }),
    ),
});

/** Removes the files whose day is over. */
export const removeExpiredExports = defineJob({
  name: 'remove-expired-exports',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 600 },
  expire_seconds: 600,
  schedule: '*/15 * * * *',
  run: ({ servicePool, now }: DataExportJobContext) =>
    inTransaction(servicePool, null, (tx) => deleteExpiredExports(tx, now())),
});

export const DATA_EXPORT_JOBS = [prepareDataExport, removeExpiredExports] as const;
