import { LIMITS } from '@answerscope/contract';
import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { deleteResolvedGroups } from './error-reports.queries.ts';

const DAY_MS = 86_400_000;

/** Forgets errors that were resolved and did not come back. */
export const forgetErrors = defineJob({
  name: 'forget-errors',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 3600 },
  expire_seconds: 600,
  schedule: '11 4 * * *',
  run: async ({ servicePool, now }: { servicePool: Pool; now: () => Date }) => {
    const before = new Date(now().getTime() - LIMITS.resolved_error_days * DAY_MS);
    await inTransaction(servicePool, null, (tx) => deleteResolvedGroups(tx, before));
  },
});
