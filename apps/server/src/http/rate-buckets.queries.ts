import type { Pool } from '../database/pool.ts';

interface Bucket {
  max: number;
  perSecond: number;
}

/** Takes `count` out of a bucket that keeps `spare`, in one statement. Returns what is in it then; null: too little was. */
export async function takeTokens(
  pool: Pool,
  key: string,
  { max, perSecond, spare, count }: Bucket & { spare: number; count: number },
): Promise<number | null> {
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
  return result.rows[0]?.tokens ?? null;
}

/** What is in a bucket by now; null where nobody has taken anything yet. */
export async function findTokens(
  pool: Pool,
  key: string,
  { max, perSecond }: Bucket,
): Promise<number | null> {
  const bucket = await pool.query<{ tokens: number }>(
    `select least($2::float8, tokens + extract(epoch from now() - updated_at) * $3::float8) as tokens
     from rate_buckets where key = $1`,
    [key, max, perSecond],
  );
  return bucket.rows[0]?.tokens ?? null;
}

/** Puts some back into a bucket, which holds no more than `max` then. */
export async function putTokensBack(
  pool: Pool,
  key: string,
  { max, count }: { max: number; count: number },
): Promise<void> {
  await pool.query('update rate_buckets set tokens = least($2::float8, tokens + $3::float8) where key = $1', [
    key,
    max,
    count,
  ]);
}

/** Buckets whose key ends in a subject: 'writes:{user}'. */
export async function countBucketsOf(pool: Pool, subject: string): Promise<number> {
  const found = await pool.query<{ count: number }>(
    "select count(*)::int as count from rate_buckets where right(key, length($1) + 1) = ':' || $1",
    [subject],
  );
  return found.rows[0]?.count ?? 0;
}

/** Removes buckets that have been full for a day; returns how many. */
export async function deleteFullBuckets(pool: Pool): Promise<number> {
  const result = await pool.query("delete from rate_buckets where updated_at < now() - interval '1 day'");
  return result.rowCount ?? 0;
}

/** Writes a row of its own among the buckets, which is swept away when nobody asks any more. */
export async function probeWrite(pool: Pool): Promise<void> {
  await pool.query({
    name: 'probe_write',
    text: `insert into rate_buckets (key, tokens, updated_at) values ('readiness', 0, now())
           on conflict (key) do update set updated_at = now()`,
  });
}
