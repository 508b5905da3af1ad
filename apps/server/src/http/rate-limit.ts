import type { Pool } from '../database/pool.ts';

export interface RateLimiter {
  /**
   * Takes one request, or all of `count`, out of the bucket of `key`, which holds `max` and fills again within
   * `windowSeconds`. One statement, so the limit holds over all processes. It tells how many are `left` in
   * it, and a refusal when it holds one again.
   * @param rule `spare`: so many stay in the bucket for others who take from it; none when left out
   */
  consume(
    key: string,
    rule: { max: number; windowSeconds: number; spare?: number },
    count?: number,
  ): Promise<{ allowed: boolean; retryAfterSeconds: number | null; left: number }>;
  /** Puts one request back that turned out not to count. */
  giveBack(key: string, rule: { max: number }): Promise<void>;
  /** Removes buckets that have been full for a day. */
  sweep(): Promise<number>;
}

/** Token buckets in the table rate_buckets, kept by the auth or service role's pool. */
export function createRateLimiter(pool: Pool): RateLimiter {
  return {
    consume: async (key, { max, windowSeconds, spare = 0 }, count = 1) => {
      const perSecond = max / windowSeconds;
      const result = await pool.query<{ tokens: number }>({
        name: 'consume_rate',
        text: `insert into rate_buckets as b (key, tokens, updated_at)
               select $1, $2::float8 - $4::float8, now() where $2::float8 >= $4::float8 + $5::float8
               on conflict (key) do update set
                 tokens = least($2::float8, b.tokens + extract(epoch from now() - b.updated_at) * $3::float8) - $4::float8,
                 updated_at = now()
               where least($2::float8, b.tokens + extract(epoch from now() - b.updated_at) * $3::float8) >= $4::float8 + $5::float8
               returning tokens`,
        values: [key, max, perSecond, count, spare],
      });
      const [taken] = result.rows;
      if (taken !== undefined)
        return {
          allowed: true,
          retryAfterSeconds: null,
          left: Math.max(0, Math.floor(taken.tokens - spare)),
        };
      const bucket = await pool.query<{ tokens: number }>(
        `select least($2::float8, tokens + extract(epoch from now() - updated_at) * $3::float8) as tokens
         from rate_buckets where key = $1`,
        [key, max, perSecond],
      );
      // Nobody has taken anything yet: more was wanted than the bucket ever holds.
      const tokens = (bucket.rows[0]?.tokens ?? max) - spare;
      const retryAfterSeconds = Math.max(1, Math.ceil((1 - tokens) / perSecond));
      return { allowed: false, retryAfterSeconds, left: Math.max(0, Math.floor(tokens)) };
    },
    giveBack: async (key, { max }) => {
      await pool.query('update rate_buckets set tokens = least($2::float8, tokens + 1) where key = $1', [
        key,
        max,
      ]);
    },
    sweep: async () => {
      const result = await pool.query("delete from rate_buckets where updated_at < now() - interval '1 day'");
      return result.rowCount ?? 0;
    },
  };
}
