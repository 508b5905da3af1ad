import type { AdminAttention } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';

/** Channels of all users' runs that could go on, and that no worker has had since a moment: how many, and since when the oldest waits. */
export async function countIdleChannels(tx: Transaction, moment: Date): Promise<AdminAttention['waiting']> {
  const at = sql`${moment.toISOString()}::timestamptz`;
  const found = await tx.execute<{ count: number; since: string | null }>(sql`
    with idle as (
      select greatest(c.resume_at, coalesce(c.served_at, r.created_at)) as since
      from run_channels c join check_runs r on r.account_id = c.account_id and r.id = c.run_id
      where c.state = 'ready' and (c.lease_until is null or c.lease_until < ${at}))
    select count(*)::int as count, min(since) as since from idle where since < ${at}`);
  const { count = 0, since = null } = found.rows[0] ?? {};
  return { count, since: since === null ? null : new Date(since).toISOString() };
}
