import { sql } from 'drizzle-orm';
import { JOB_SCHEMA } from '../../database/job-tables.ts';
import type { Transaction } from '../../database/pool.ts';
import type { OwnCalls } from './dependency-health.rules.ts';
import * as messages from './messages.ts';

const moment = (value: string | null): Date | null => (value === null ? null : new Date(value));

/** When a mail was last handed over, and when one was last posted that could not be. */
export async function readMailCalls(tx: Transaction): Promise<OwnCalls> {
  const { rows } = await tx.execute<{ sent_at: string | null; failed_at: string | null }>(sql`
    select max(sent_at) as sent_at,
      max(coalesce(given_up_at, created_at)) filter (where error is not null and sent_at is null) as failed_at
    from mails`);
  const { sent_at = null, failed_at = null } = rows[0] ?? {};
  return {
    succeededAt: moment(sent_at),
    failedAt: moment(failed_at),
    failure: messages.mailNotHandedOver,
  };
}

/** When a customer was last looked up at the payment provider, and when one of these jobs last failed. */
export async function readPaymentCalls(tx: Transaction, jobs: readonly string[]): Promise<OwnCalls> {
  const names = sql.join(
    jobs.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ synced_at: string | null; failed_at: string | null }>(sql`
    select (select max(synced_at) from stripe_customers) as synced_at,
      (select max(coalesce(completed_on, started_on, created_on)) from ${sql.identifier(JOB_SCHEMA)}.job
        where name in (${names}) and state in ('retry', 'failed')) as failed_at`);
  const { synced_at = null, failed_at = null } = rows[0] ?? {};
  return {
    succeededAt: moment(synced_at),
    failedAt: moment(failed_at),
    failure: messages.paymentJobFailed,
  };
}
