import type { Pool } from '../database/pool.ts';

export interface RateLimiter {
  /**
   * Takes one request out of the bucket of `key`, which holds `max` and fills again within `windowSeconds`.
   * One statement, so the limit holds over all processes.
   */
  consume(
    key: string,
    rule: { max: number; windowSeconds: number },
  ): Promise<{ allowed: boolean; retryAfterSeconds: number | null }>;
  /** Removes buckets that have been full for a day. */
  sweep(): Promise<number>;
}

/** Token buckets in the table rate_buckets, kept by the auth or service role's pool. */
export function createRateLimiter(pool: Pool): RateLimiter {
  return {
    consume: async (key, { max, windowSeconds }) => {
      const perSecond = max / windowSeconds;
      const result = await pool.query<{ tokens: number }>({
        name: 'consume_rate',
        text: `insert into rate_buckets as b (key, tokens, updated_at) values ($1, $2::float8 - 1, now())
               on conflict (key) do update set
                 tokens = least($2::float8, b.tokens + extract(epoch from now() - b.updated_at) * $3::float8) - 1,
                 updated_at = now()
               where least($2::float8, b.tokens + extract(epoch from now() - b.updated_at) * $3::float8) >= 1
               returning tokens`,
        values: [key, max, perSecond],
      });
      if (result.rowCount === 1) return { allowed: true, retryAfterSeconds: null };
      const bucket = await pool.query<{ missing: number }>(
        `select 1 - (tokens + extract(epoch from now() - updated_at) * $2::float8) as missing
         from rate_buckets where key = $1`,
        [key, perSecond],
      );
      const missing = bucket.rows[0]?.missing ?? 0;
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(missing / perSecond)) };
    },
    sweep: async () => {
      const result = await pool.query("delete from rate_buckets where updated_at < now() - interval '1 day'");
      return result.rowCount ?? 0;
    },
  };
}
