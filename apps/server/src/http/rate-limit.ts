import type { RateLimitName } from '@answerscope/contract';
import type { Pool } from '../database/pool.ts';
import type { RateRule } from '../lib/rate-rules.ts';
import {
  countBucketsOf,
  deleteFullBuckets,
  findTokens,
  putTokensBack,
  takeTokens,
} from './rate-buckets.queries.ts';

export interface RateLimiter {
  /**
   * Takes one request, or all of `count`, out of the bucket of `key`, which holds `max` and fills again within
   * `windowSeconds`. One statement, so the limit holds over all processes. It tells how many are `left` in
   * it, and a refusal when it holds one again.
   * @param rule `spare`: so many stay in the bucket for others who take from it; none when left out
   */
  consume(
    key: string,
    rule: RateRule & { spare?: number },
    count?: number,
  ): Promise<{ allowed: boolean; retryAfterSeconds: number | null; left: number }>;
  /** Puts one request, or `count`, back that turned out not to count. */
  giveBack(key: string, rule: { max: number }, count?: number): Promise<void>;
  /** How many buckets of a user or an address were lately taken from. */
  countOf(subject: string): Promise<number>;
  /** Removes buckets that have been full for a day. */
  sweep(): Promise<number>;
}

/**
 * Token buckets in the table rate_buckets, kept by the auth or service role's pool.
 * @param onRefused is told by which rule something was refused, where the rule has a name
 */
export function createRateLimiter(
  pool: Pool,
  onRefused: (name: RateLimitName) => void = () => undefined,
): RateLimiter {
  return {
    consume: async (key, { name, max, windowSeconds, spare = 0 }, count = 1) => {
      const perSecond = max / windowSeconds;
      const taken = await takeTokens(pool, key, { max, perSecond, spare, count });
      if (taken !== null)
        return { allowed: true, retryAfterSeconds: null, left: Math.max(0, Math.floor(taken - spare)) };
      if (name !== undefined) onRefused(name);
      // Nobody has taken anything yet: more was wanted than the bucket ever holds.
      const tokens = ((await findTokens(pool, key, { max, perSecond })) ?? max) - spare;
      const retryAfterSeconds = Math.max(1, Math.ceil((1 - tokens) / perSecond));
      return { allowed: false, retryAfterSeconds, left: Math.max(0, Math.floor(tokens)) };
    },
    giveBack: (key, { max }, count = 1) => putTokensBack(pool, key, { max, count }),
    countOf: (subject) => countBucketsOf(pool, subject),
    sweep: () => deleteFullBuckets(pool),
  };
}
