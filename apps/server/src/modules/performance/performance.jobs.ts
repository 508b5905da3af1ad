import { LIMITS } from '@answerscope/contract';
import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { DAY_MS } from '../../lib/time.ts';
import { deleteBrowserSamplesBefore } from './browser-samples.queries.ts';
import { deleteCallMinutesBefore, mergeHoursBefore } from './calls.queries.ts';
import { deleteProcessMinutesBefore } from './processes.queries.ts';
import { trimTelemetryEvents } from './telemetry.queries.ts';

/** Windows that are read by the minute are shorter. */
const BY_MINUTE_DAYS = 2;

/** Adds minutes up to hours once nobody reads them one by one, and forgets what is older than thirty days; events of browsers after seven. */
export const sweepPerformance = defineJob({
  name: 'sweep-performance',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 600 },
  expire_seconds: 600,
  schedule: '23 * * * *',
  run: async ({ servicePool, now }: { servicePool: Pool; now: () => Date }) => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    const forgotten = before(LIMITS.performance_days);
    for (const remove of [deleteCallMinutesBefore, deleteProcessMinutesBefore, deleteBrowserSamplesBefore])
      await inTransaction(servicePool, null, (tx) => remove(tx, forgotten));
    await inTransaction(servicePool, null, (tx) => trimTelemetryEvents(tx, before(LIMITS.telemetry_days)));
    await inTransaction(servicePool, null, (tx) => mergeHoursBefore(tx, before(BY_MINUTE_DAYS)));
  },
});
