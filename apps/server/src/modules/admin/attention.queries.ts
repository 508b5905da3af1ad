import type { AdminAttention, Channel } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { JOB_SCHEMA } from '../../database/job-tables.ts';
import type { Transaction } from '../../database/pool.ts';

/** Providers that are not to be asked at a moment. */
export async function listPausedProviders(
  tx: Transaction,
  at: Date,
): Promise<AdminAttention['paused_providers']> {
  const found = await tx.execute<{
    provider: Channel;
    pause_reason: string | null;
    paused_until: string;
  }>(sql`
    select provider, pause_reason, paused_until from provider_states
    where paused_until > ${at.toISOString()} order by provider`);
  return found.rows.map(({ provider, pause_reason, paused_until }) => ({
    channel: provider,
    reason: pause_reason,
    paused_until: new Date(paused_until).toISOString(),
  }));
}

/** What all answers of a day (UTC) cost and may cost still, micro-dollars. */
export async function findDay(tx: Transaction, day: string): Promise<{ spent: number; reserved: number }> {
  const found = await tx.execute<{ spent: number; reserved: number }>(sql`
    select spent_microdollars::float8 as spent, reserved_microdollars::float8 as reserved from spend_days
    where day = ${day} and provider = 'all'`);
  return found.rows[0] ?? { spent: 0, reserved: 0 };
}

/** Channels of runs that could go on, and that no worker has had since a moment. */
export async function countWaiting(tx: Transaction, since: Date): Promise<AdminAttention['waiting']> {
  const found = await tx.execute<{ count: number; since: string | null }>(sql`
    with idle as (
      select greatest(c.resume_at, coalesce(c.served_at, r.created_at)) as since
      from run_channels c join check_runs r on r.user_id = c.user_id and r.id = c.run_id
      where c.state = 'ready' and (c.lease_until is null or c.lease_until < ${since.toISOString()}))
    select count(*)::int as count, min(since) as since from idle where since < ${since.toISOString()}`);
  const { count = 0, since: oldest = null } = found.rows[0] ?? {};
  return { count, since: oldest === null ? null : new Date(oldest).toISOString() };
}

/** Mails and jobs whose last try failed, as far as they are kept, errors that nobody has resolved, comments that wait. */
export async function countFailedWork(
  tx: Transaction,
): Promise<Pick<AdminAttention, 'failed_mails' | 'failed_jobs' | 'open_errors' | 'pending_comments'>> {
  const found = await tx.execute<{
    failed_mails: number;
    failed_jobs: number;
    open_errors: number;
    pending_comments: number;
  }>(sql`
    select (select count(*)::int from mails where given_up_at is not null) as failed_mails,
      (select count(*)::int from ${sql.identifier(JOB_SCHEMA)}.job where state = 'failed') as failed_jobs,
      (select count(*)::int from error_groups where state = 'open') as open_errors,
      (select count(*)::int from post_comments where state = 'pending') as pending_comments`);
  return found.rows[0] ?? { failed_mails: 0, failed_jobs: 0, open_errors: 0, pending_comments: 0 };
}

/** Payments whose dispute waits for our answer. */
export async function countOpenDisputes(tx: Transaction): Promise<number> {
  const found = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from payments
    where dispute_id is not null and dispute_status like '%needs_response'`);
  return found.rows[0]?.count ?? 0;
}
