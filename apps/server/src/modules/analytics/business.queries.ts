import {
  type BusinessFigures,
  CUSTOMER_COST_DAYS,
  type CUSTOMER_SORTS,
  type CustomerMargin,
  GRACE_DAYS,
  LIMITS,
  TRIALS_ENDING_DAYS,
} from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Counted, countRows } from '../../database/count-rows.ts';
import type { Transaction } from '../../database/pool.ts';
import { toDollars } from '../../lib/money.ts';
import { DAY_MS } from '../../lib/time.ts';
import { type AlikeSubscriptions, shareOf } from './business.rules.ts';

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);

/** Subscriptions s for a plan of ours at their user's customer of now. */
const OURS = sql`subscriptions s
  join stripe_customers c on c.account_id = s.account_id and c.customer_id = s.customer_id and s.plan_id is not null`;

/** A subscription s that gives its plan, as `toBillingState` of payments says it of one. */
const isInForce = (
  now: Date,
): SQL => sql`s.dispute is null and (s.cancel_at is null or s.cancel_at > ${at(now)})
  and (s.status in ('active', 'trialing') or (s.status = 'past_due'
    and coalesce(s.unpaid_since, s.created_at) > ${at(daysBefore(now, GRACE_DAYS))}))`;

/** Paid subscriptions in force, trials left out, by what their next invoice comes to. */
export async function listAlikeSubscriptions(tx: Transaction, now: Date): Promise<AlikeSubscriptions[]> {
  const { rows } = await tx.execute<AlikeSubscriptions & Record<string, unknown>>(sql`
    select s.currency, s.interval, coalesce(s.next_amount_cents, s.amount_cents) as cents,
      count(*)::int as subscriptions
    from ${OURS} where ${isInForce(now)} and s.status <> 'trialing' group by 1, 2, 3 order by 1, 2, 3`);
  return rows;
}

/** Trials that are running, and those that end within a week, the next first. */
export async function readTrials(tx: Transaction, now: Date): Promise<BusinessFigures['trials']> {
  const isRunning = sql`${isInForce(now)} and s.status = 'trialing' and s.trial_ends_at > ${at(now)}`;
  const isEnding = sql`s.trial_ends_at <= ${at(daysBefore(now, -TRIALS_ENDING_DAYS))}`;
  const counts = await tx.execute<{ running: number; ending: number }>(sql`
    select count(*)::int as running, count(*) filter (where ${isEnding})::int as ending
    from ${OURS} where ${isRunning}`);
  const { rows } = await tx.execute<
    BusinessFigures['trials']['ending'][number] & Record<string, unknown>
  >(sql`
    select s.account_id as user_id, p.email, l.name as plan_name, s.has_card, s.trial_ends_at
    from ${OURS} join accounts w on w.id = s.account_id join persons p on p.id = w.owner_id
      join plans l on l.id = s.plan_id
    where ${isRunning} and ${isEnding} order by s.trial_ends_at, s.account_id limit ${LIMITS.page_size}`);
  return {
    running: counts.rows[0]?.running ?? 0,
    ending_count: counts.rows[0]?.ending ?? 0,
    ending: rows.map((row) => ({ ...row, trial_ends_at: new Date(row.trial_ends_at).toISOString() })),
  };
}

/** A payment of a subscription s; an invoice of nothing is none. */
const PAYMENTS = sql`select p.paid_at from payments p
  where p.account_id = s.account_id and p.subscription_id = s.id and p.amount_paid_cents > 0`;

/** Trials that ended in a span, by their end or before it, and those of them that were paid for since. */
export async function readConversion(
  tx: Transaction,
  { from, to }: { from: Date; to: Date },
): Promise<BusinessFigures['conversion']> {
  const { rows } = await tx.execute<{ ended: number; paid: number }>(sql`
    select count(*)::int as ended, count(*) filter (where exists (${PAYMENTS}))::int as paid
    from subscriptions s where s.plan_id is not null and s.trial_ends_at is not null
      and least(s.trial_ends_at, s.ended_at) >= ${at(from)} and least(s.trial_ends_at, s.ended_at) < ${at(to)}`);
  return shareOf(rows[0]?.paid ?? 0, rows[0]?.ended ?? 0);
}

/**
 * Customers at the start of a span and those of them who were none at its end: a customer has paid, and has a subscription
 * that has not ended. Of one that ended before ends were kept, its period says when.
 */
export async function readChurn(
  tx: Transaction,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<BusinessFigures['churn']> {
  const { rows } = await tx.execute<{ at_start: number; lost: number }>(sql`
    with paid as (
      select s.account_id, (select min(paid_at) from (${PAYMENTS}) first) as begun,
        case when ${isInForce(now)} then 'infinity'::timestamptz
          else least(coalesce(s.ended_at, s.cancel_at, s.period_ends_at), ${at(now)}) end as ended
      from subscriptions s where s.plan_id is not null),
    at_start as (select distinct account_id from paid where begun < ${at(from)} and ended >= ${at(from)})
    select count(*)::int as at_start, count(*) filter (where not exists (
      select from paid where paid.account_id = a.account_id and paid.begun < ${at(to)} and paid.ended >= ${at(to)}))::int as lost
    from at_start a`);
  return shareOf(rows[0]?.lost ?? 0, rows[0]?.at_start ?? 0);
}

interface AskedCustomers {
  sort: (typeof CUSTOMER_SORTS)[number];
  direction: 'asc' | 'desc';
  page: number;
  now: Date;
}

type MarginRow = Omit<CustomerMargin, 'cost_usd' | 'margin_usd'> & { cost: number } & Record<string, unknown>;

/** A page of users who pay, are on trial, or whose answers cost something: price of a month beside the cost of 30 days. */
export async function listMargins(
  tx: Transaction,
  { sort, direction, page, now }: AskedCustomers,
): Promise<Counted & { items: CustomerMargin[] }> {
  const source = sql`from accounts p
    join persons o on o.id = p.owner_id
    left join lateral (
      select s.plan_id, s.status = 'trialing' as is_on_trial, s.currency,
        case when s.status = 'trialing' then 0
          else round(coalesce(s.next_amount_cents, s.amount_cents) / case s.interval when 'yearly' then 12.0 else 1 end)
        end::int as monthly_cents
      from ${OURS} where s.account_id = p.id and ${isInForce(now)}
      order by s.status = 'trialing', s.created_at desc, s.id limit 1) paid on true
    left join (
      select account_id, sum(cost_microdollars)::float8 as cost from check_attempts
      where asked_at >= ${at(daysBefore(now, CUSTOMER_COST_DAYS))} group by 1) spent on spent.account_id = p.id
    join plans l on l.id = coalesce(paid.plan_id, p.plan_id)
    where paid.plan_id is not null or spent.cost > 0`;
  const cost = sql`coalesce(spent.cost, 0)`;
  const price = sql`case when paid.plan_id is null then 0 else paid.monthly_cents end`;
  const by: Record<AskedCustomers['sort'], SQL> = {
    cost,
    price,
    margin: sql`case when paid.plan_id is null or paid.is_on_trial or paid.currency = 'usd'
      then ${price} - ${cost} / 10000 end`,
  };
  const { rows } = await tx.execute<MarginRow>(sql`
    select p.id as user_id, o.email, l.name as plan_name, coalesce(paid.is_on_trial, false) as is_on_trial,
      ${price} as monthly_cents, paid.currency, ${cost} as cost
    ${source} order by ${by[sort]} ${sql.raw(direction)} nulls last, p.id
    limit ${LIMITS.page_size} offset ${(page - 1) * LIMITS.page_size}`);
  return {
    items: rows.map(({ cost: microdollars, ...row }) => ({
      ...row,
      cost_usd: toDollars(microdollars),
      margin_usd: marginOf(row, toDollars(microdollars)),
    })),
    ...(await countRows(tx, source, { shown: page * LIMITS.page_size })),
  };
}

/** US dollars of a month less those of 30 days; an amount of nothing is the same in every currency. */
function marginOf(
  { monthly_cents, currency }: Pick<CustomerMargin, 'monthly_cents' | 'currency'>,
  cost_usd: number,
): number | null {
  if (monthly_cents === 0) return -cost_usd;
  return monthly_cents === null || currency !== 'usd' ? null : monthly_cents / 100 - cost_usd;
}
