import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import type { ResourceTable } from './resource-columns.tables.ts';
import { purgeRows } from './resource-rows.queries.ts';

/** What emptying the trash needs. */
export interface TrashJobContext {
  servicePool: Pool;
  now: () => Date;
  /** The tables of all resources. */
  trash: readonly ResourceTable[];
}

/** Removes for good what has been in the trash for thirty days; a table that cannot be emptied stops no other. */
export const purgeTrash = defineJob({
  name: 'purge-trash',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 3600 },
  expire_seconds: 600,
  schedule: '23 3 * * *',
  run: async ({ servicePool, now, trash }: TrashJobContext) => {
    const failures: unknown[] = [];
    for (const table of trash) {
      try {
        await inTransaction(servicePool, null, (tx) => purgeRows(tx, table, { now: now() }));
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, 'the trash of some lists could not be emptied');
  },
});
