import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import type { ResourceTable } from './resource-columns.tables.ts';
import { listExpiredIds, removeExpired } from './resource-rows.queries.ts';

/** What emptying the trash needs. */
export interface TrashJobContext {
  servicePool: Pool;
  now: () => Date;
  /** The tables of all resources. */
  trash: readonly ResourceTable[];
}

/**
 * Removes for good what has been in the trash for thirty days, each row by itself: one that something still refers to
 * keeps no other. It stays in the trash, and the job says so.
 */
export const purgeTrash = defineJob({
  name: 'purge-trash',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 3600 },
  expire_seconds: 600,
  schedule: '23 3 * * *',
  run: async ({ servicePool, now, trash }: TrashJobContext) => {
    const failures: unknown[] = [];
    const attempt = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        failures.push(error);
      }
    };
    const at = now();
    for (const table of trash)
      await attempt(async () => {
        const ids = await inTransaction(servicePool, null, (tx) => listExpiredIds(tx, table, at));
        for (const id of ids)
          await attempt(() =>
            inTransaction(servicePool, null, (tx) => removeExpired(tx, table, { id, now: at })),
          );
      });
    if (failures.length > 0)
      throw new AggregateError(failures, 'some of what is in the trash could not be removed');
  },
});
