import type { Channel } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';

/** So many that how far they lie apart, and so how long batches take, is known to a tenth or so. */
const RECENT_ANSWERS = 200;

/** What a user's newest answers on a channel cost on average (microdollars) and took each, shortest first; null without any. */
export async function findRecentCalls(
  tx: Transaction,
  { accountId, channel }: { accountId: AccountId; channel: Channel },
): Promise<{ cost: number | null; ms: number[] | null }> {
  const recent = await tx.execute<{ cost: number | null; ms: number[] | null }>(sql`
    select avg(cost_microdollars)::float8 as cost, array_agg(latency_ms order by latency_ms) as ms
    from (select cost_microdollars, latency_ms from answers
          where account_id = ${accountId} and channel = ${channel} order by id desc limit ${RECENT_ANSWERS}) recent`);
  return recent.rows[0] ?? { cost: null, ms: null };
}
