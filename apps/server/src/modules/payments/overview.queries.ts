import { type LeftAloneReason, PAYMENT_ROWS_MAX, type PaymentOverview } from '@answerscope/contract';
import { desc, eq, gt, sql } from 'drizzle-orm';
import { JOB_SCHEMA } from '../../database/job-tables.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { accounts, persons } from '../accounts/accounts.tables.ts';
import { needsAnswer } from './disputes.rules.ts';
import * as messages from './messages.ts';
import { payments, stripe_customers, stripe_events, user_subscription_status } from './payments.tables.ts';

type Webhook = PaymentOverview['webhook'];

/** What arrived of the payment provider: the last event, how many since a day, and what nothing followed from since a week. */
export async function readEvents(
  tx: Transaction,
  { day, week }: { day: Date; week: Date },
): Promise<Pick<Webhook, 'last' | 'received_today' | 'left_alone'>> {
  const [last] = await tx.select().from(stripe_events).orderBy(desc(stripe_events.received_at)).limit(1);
  const [today] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(stripe_events)
    .where(gt(stripe_events.received_at, day));
  const leftAlone = await tx
    .select({ reason: sql<LeftAloneReason>`${stripe_events.left_alone}`, count: sql<number>`count(*)::int` })
    .from(stripe_events)
    .where(sql`${stripe_events.received_at} > ${week} and ${stripe_events.left_alone} is not null`)
    .groupBy(stripe_events.left_alone)
    .orderBy(stripe_events.left_alone);
  return {
    last:
      last === undefined
        ? null
        : {
            type: last.type,
            received_at: last.received_at.toISOString(),
            lag_seconds: Math.max(0, last.received_at.getTime() - last.created_at.getTime()) / 1_000,
          },
    received_today: today?.count ?? 0,
    left_alone: leftAlone,
  };
}

/** Customers whom somebody told of and nobody has looked at yet. */
export async function countWaitingCustomers(tx: Transaction): Promise<Webhook['waiting']> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      since: sql<string | null>`min(${stripe_customers.woken_at})`,
    })
    .from(stripe_customers)
    .where(sql`${stripe_customers.woken_at} is not null`);
  const since = row?.since ?? null;
  return { count: row?.count ?? 0, since: since === null ? null : new Date(since).toISOString() };
}

/** How jobs of these names fail: those that are tried again, those that were given up, and what was said last. */
export async function readFailedJobs(
  tx: Transaction,
  names: readonly string[],
): Promise<Pick<Webhook, 'retried_jobs' | 'failed_jobs' | 'last_error'>> {
  const jobs = sql`${sql.identifier(JOB_SCHEMA)}.job`;
  const isOurs = sql`name in (${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}) and state in ('retry', 'failed')`;
  const counts = await tx.execute<{ retried: number; failed: number }>(
    sql`select count(*) filter (where state = 'retry')::int as retried,
          count(*) filter (where state = 'failed')::int as failed from ${jobs} where ${isOurs}`,
  );
  const last = await tx.execute<{ name: string; message: string | null; at: string }>(
    sql`select name, output->>'message' as message, coalesce(completed_on, started_on, created_on) as at
        from ${jobs} where ${isOurs} order by at desc limit 1`,
  );
  const [error] = last.rows;
  return {
    retried_jobs: counts.rows[0]?.retried ?? 0,
    failed_jobs: counts.rows[0]?.failed ?? 0,
    last_error:
      error === undefined
        ? null
        : {
            job: error.name,
            message: error.message ?? messages.itSaidNothing,
            at: new Date(error.at).toISOString(),
          },
  };
}

/** How many users stand where with their subscription. */
export async function countSubscriptions(tx: Transaction): Promise<PaymentOverview['subscriptions']> {
  return tx
    .select({ state: user_subscription_status.state, count: sql<number>`count(*)::int` })
    .from(user_subscription_status)
    .groupBy(user_subscription_status.state)
    .orderBy(user_subscription_status.state);
}

/** What was paid since a moment and what of it was given back, by currency. */
export async function sumPayments(tx: Transaction, since: Date): Promise<PaymentOverview['taken']> {
  return tx
    .select({
      currency: payments.currency,
      payments: sql<number>`count(*)::int`,
      paid_cents: sql<number>`sum(${payments.amount_paid_cents})::float8`,
      refunded_cents: sql<number>`sum(${payments.refunded_cents})::float8`,
    })
    .from(payments)
    .where(sql`${payments.paid_at} > ${since} and ${payments.amount_paid_cents} > 0`)
    .groupBy(payments.currency)
    .orderBy(payments.currency)
    .limit(PAYMENT_ROWS_MAX);
}

/** The newest payments of which something was given back. */
export async function listRefunds(tx: Transaction): Promise<PaymentOverview['refunds']> {
  const rows = await tx
    .select({ payment: payments, email: persons.email })
    .from(payments)
    .innerJoin(accounts, eq(accounts.id, payments.account_id))
    .innerJoin(persons, eq(persons.id, accounts.owner_id))
    .where(gt(payments.refunded_cents, 0))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(PAYMENT_ROWS_MAX);
  return rows.map(({ payment, email }) => ({
    user_id: payment.account_id,
    email,
    payment_id: payment.id,
    number: payment.number,
    paid_at: payment.paid_at?.toISOString() ?? null,
    paid_cents: payment.amount_paid_cents,
    refunded_cents: payment.refunded_cents,
    currency: payment.currency,
  }));
}

/** Payments that a bank was asked to take back: what is to be answered first, what is not decided, what is lost. */
export async function listDisputes(tx: Transaction): Promise<PaymentOverview['disputes']> {
  const isOver = sql`${payments.dispute_status} = 'lost'`;
  const rows = await tx
    .select({ payment: payments, email: persons.email })
    .from(payments)
    .innerJoin(accounts, eq(accounts.id, payments.account_id))
    .innerJoin(persons, eq(persons.id, accounts.owner_id))
    .where(
      sql`${payments.dispute_id} is not null and ${payments.dispute_status} not in ('won', 'prevented', 'warning_closed')`,
    )
    .orderBy(
      sql`${isOver}, ${payments.dispute_status} not like '%needs_response', ${payments.dispute_due_at} nulls last, ${payments.created_at} desc`,
    )
    .limit(PAYMENT_ROWS_MAX);
  return rows.map(({ payment, email }) => ({
    user_id: payment.account_id,
    email,
    payment_id: payment.id,
    number: payment.number,
    dispute_id: payment.dispute_id ?? '',
    status: payment.dispute_status ?? '',
    reason: payment.dispute_reason ?? '',
    needs_answer: needsAnswer(payment.dispute_status),
    answer_by: payment.dispute_due_at?.toISOString() ?? null,
    amount_cents: payment.amount_paid_cents,
    currency: payment.currency,
  }));
}

/**
 * Users whose plan may contradict what they pay for, so many at most: on a paid plan that nothing but a subscription
 * gives, or on none while they have a subscription. Whether it does is for the rule to say.
 */
export async function listSuspects(
  tx: Transaction,
  now: Date,
): Promise<{ user_id: AccountId; email: string; plan_name: string }[]> {
  const { rows } = await tx.execute<{ user_id: AccountId; email: string; plan_name: string }>(
    sql`select p.id as user_id, o.email, plans.name as plan_name
        from accounts p join persons o on o.id = p.owner_id join plans on plans.id = p.plan_id
        where (plans.price_monthly > 0 and not exists (
            select 1 from plan_grants g where g.account_id = p.id and g.plan_id = p.plan_id
              and g.starts_at <= ${now} and (g.ends_at is null or g.ends_at > ${now})
              and (g.subscription_id is null or exists (
                select 1 from subscriptions s where s.account_id = p.id and s.id = g.subscription_id
                  and s.status in ('active', 'trialing', 'past_due')
                  and (s.cancel_at is null or s.cancel_at > ${now})))))
          or (plans.price_monthly = 0 and exists (
            select 1 from subscriptions s where s.account_id = p.id
              and s.status in ('active', 'trialing', 'past_due')))
        order by o.email limit ${PAYMENT_ROWS_MAX}`,
  );
  return rows;
}
