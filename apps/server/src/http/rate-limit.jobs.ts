import { z } from 'zod';
import { defineJob } from '../jobs/index.ts';
import type { RateLimiter } from './rate-limit.ts';

/** What the jobs of rate limits need. */
export interface RateJobContext {
  rateLimiter: RateLimiter;
}

/** Removes the buckets of the rate limits that nobody has taken from for a day. */
export const sweepRateBuckets = defineJob({
  name: 'sweep-rate-buckets',
  input: z.object({}),
  retry: { times: 1, first_pause_seconds: 60, longest_pause_seconds: 60 },
  expire_seconds: 600,
  schedule: '7 * * * *',
  run: async ({ rateLimiter }: RateJobContext) => {
    await rateLimiter.sweep();
  },
});
