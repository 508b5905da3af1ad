import { LIMITS } from '@answerscope/contract';
import { z } from 'zod';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { DAY_MS } from '../../lib/time.ts';
import { deleteUnusedMedia, type MediaReference } from './media.queries.ts';

/** What removing pictures needs. */
export interface MediaJobContext {
  servicePool: Pool;
  now: () => Date;
  /** Every column that shows a picture. */
  mediaReferences: readonly MediaReference[];
}

/** Removes pictures that no row shows and nobody has uploaded for a month: a form that was left, a logo that was replaced. */
export const removeUnusedMedia = defineJob({
  name: 'remove-unused-media',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 3600 },
  expire_seconds: 600,
  schedule: '41 3 * * *',
  run: async ({ servicePool, now, mediaReferences }: MediaJobContext) => {
    const before = new Date(now().getTime() - LIMITS.unused_media_days * DAY_MS);
    await inTransaction(servicePool, null, (tx) => deleteUnusedMedia(tx, { before, mediaReferences }));
  },
});
