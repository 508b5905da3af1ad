import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { deleteExpiredAnalyticsReports } from './kept-analytics-reports.queries.ts';
import { deleteExpiredOwnAnalyticsReports } from './own-analytics-reports.queries.ts';

/** Removes the reports whose time is over, also where nobody asks for another one. */
export const removeExpiredAnalyticsReports = defineJob({
  name: 'remove-expired-analytics-reports',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 600 },
  expire_seconds: 600,
  schedule: '*/15 * * * *',
  run: ({ servicePool, now }: { servicePool: Pool; now: () => Date }) =>
    inTransaction(servicePool, null, async (tx) => {
      await deleteExpiredAnalyticsReports(tx, now());
      await deleteExpiredOwnAnalyticsReports(tx, now());
    }),
});
