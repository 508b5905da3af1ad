import { inTransaction, type Pool } from '../../../database/pool.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { newId, type PersonId } from '../../../lib/ids.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import { getPerson } from '../../accounts/index.ts';
import { insertBrowserSample } from '../browser-samples.queries.ts';
import type { browser_samples } from '../performance.tables.ts';

/** Where a sample comes from, and where it goes. */
export interface SampleContext {
  servicePool: Pool;
  rateLimiter: RateLimiter;
  /** Whose limit it counts for: an account or an address. It is not kept. */
  from: string;
  /** Who is signed in there; their switch is asked. It is not kept. */
  personId: PersonId | null;
  now: Date;
}

type Sample = Pick<typeof browser_samples.$inferInsert, 'kind' | 'name' | 'value' | 'place'>;

/** Keeps what a browser tells of itself, unless its user wants none of it or that comes too often: from one of them, or from all. */
export async function keepBrowserSample(
  { servicePool, rateLimiter, from, personId, now }: SampleContext,
  sample: Sample,
): Promise<void> {
  const ofOne = await rateLimiter.consume(`browser-samples:${from}`, RATE_RULES.browser_samples_of_one);
  if (!ofOne.allowed) return;
  const ofAll = await rateLimiter.consume('browser-samples', RATE_RULES.browser_samples);
  if (!ofAll.allowed) return;
  await inTransaction(servicePool, null, async (tx) => {
    if (personId !== null && !(await getPerson(tx, personId)).allows_measuring) return;
    await insertBrowserSample(tx, { id: newId(now.getTime()), at: now, ...sample });
  });
}
