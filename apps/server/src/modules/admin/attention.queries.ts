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

/** Subscriptions of the provider's mode whose last payment failed. */
export async function countFailingSubscriptions(tx: Transaction, isLive: boolean): Promise<number> {
  const found = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count
    from subscriptions s join stripe_customers c on c.customer_id = s.customer_id and c.is_live = ${isLive}
    where s.status in ('past_due', 'unpaid') and s.ended_at is null`);
  return found.rows[0]?.count ?? 0;
}

/** When the installation began: its first rows came with the product. */
export async function findInstalledAt(tx: Transaction): Promise<Date | null> {
  const found = await tx.execute<{ at: string | null }>(sql`select min(seeded_at) as at from seeds`);
  const at = found.rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

/**
 * Events that arrived before a moment, of customers whom nobody has asked about since. Those of the other mode are nobody's
 * here: they stay unasked.
 */
export async function countWaitingEvents(
  tx: Transaction,
  { before, isLive }: { before: Date; isLive: boolean },
): Promise<AdminAttention['waiting_events']> {
  const found = await tx.execute<{ count: number; since: string | null }>(sql`
    select count(*)::int as count, min(e.received_at) as since
    from stripe_events e join stripe_customers c on c.customer_id = e.customer_id and c.is_live = ${isLive}
    where e.left_alone is null and e.received_at < ${before.toISOString()}
      and (c.synced_at is null or c.synced_at < e.received_at)`);
  const { count = 0, since = null } = found.rows[0] ?? {};
  return { count, since: since === null ? null : new Date(since).toISOString() };
}
