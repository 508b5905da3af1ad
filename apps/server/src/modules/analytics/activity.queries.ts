import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { toDollars } from '../../lib/money.ts';
import type { RangeNumbers, Span } from './analytics.rules.ts';
import { isRevenueOf, listRevenueDays } from './revenue.queries.ts';
import { dayOfSql, isWithin } from './visibility.queries.ts';

interface Activity extends Record<string, unknown> {
  name: string | null;
  users: number;
  new_users: number;
  active_users: number;
  runs: number;
  answers_received: number;
  cost: number;
}

/** Accounts there are, those that are new and those that had a run, by the plan they are on now. */
export async function readActivity(tx: Transaction, span: Span): Promise<RangeNumbers> {
  const { rows } = await tx.execute<Activity>(sql`
    with ran as (
      select account_id, count(*) as runs from check_runs c where ${isWithin(sql`c.created_at`, span)} group by 1),
    answered as (
      select account_id, count(*) as answers from answers a where ${isWithin(sql`a.asked_at`, span)} group by 1),
    spent as (
      select account_id, sum(cost_microdollars) as cost from check_attempts c
      where ${isWithin(sql`c.asked_at`, span)} group by 1)
    select l.name, count(*) filter (where u.created_at < ${span.to.toISOString()})::int as users,
      count(*) filter (where ${isWithin(sql`u.created_at`, span)})::int as new_users,
      count(r.account_id)::int as active_users, coalesce(sum(r.runs), 0)::int as runs,
      coalesce(sum(a.answers), 0)::int as answers_received, coalesce(sum(s.cost), 0)::float8 as cost
    from auth."user" u join accounts p on p.owner_id = u.id join plans l on l.id = p.plan_id
    left join ran r on r.account_id = p.id left join answered a on a.account_id = p.id
    left join spent s on s.account_id = p.id
    group by grouping sets ((l.name), ()) order by 2 desc, 1`);
  const active = await tx.execute<{ day: string; users: number }>(sql`
    select ${dayOfSql(sql`c.created_at`)} as day, count(distinct c.account_id)::int as users from check_runs c
    where ${isWithin(sql`c.created_at`, span)} group by 1`);
  const joined = await tx.execute<{ day: string; users: number }>(sql`
    select ${dayOfSql(sql`u.created_at`)} as day, count(*)::int as users from auth."user" u
    where ${isWithin(sql`u.created_at`, span)} group by 1`);
  const numbersOf = ({ name: _name, cost, ...counts }: Activity) => ({
    ...counts,
    cost_usd: toDollars(cost),
  });
  const daily = ({ rows: days }: typeof active) => new Map(days.map(({ day, users }) => [day, users]));
  return {
    totals: rows.flatMap((row) => (row.name === null ? [{ currency: null, values: numbersOf(row) }] : [])),
    rows: rows.flatMap((row) =>
      row.name === null ? [] : [{ name: row.name, currency: null, values: numbersOf(row) }],
    ),
    charts: [
      { measure: 'active_users', currency: null, days: daily(active) },
      { measure: 'new_users', currency: null, days: daily(joined) },
    ],
  };
}

interface Revenue extends Record<string, unknown> {
  currency: string;
  name: string;
  /** 1 where it is of all plans. */
  is_all: number;
  payments: number;
  payers: number;
  paid: number;
  refunded: number;
  disputed: number;
}

/** What was paid, by currency and the plan that each payment was for. Amounts of two currencies are never added. */
export async function readRevenue(tx: Transaction, span: Span): Promise<RangeNumbers> {
  const { rows } = await tx.execute<Revenue>(sql`
    with paid as (
      select p.*, coalesce(l.name, 'No plan known') as plan from payments p
      left join plans l on l.id = p.plan_id where ${isRevenueOf(span)})
    select currency, coalesce(plan, '') as name, grouping(plan)::int as is_all, count(*)::int as payments,
      count(distinct account_id)::int as payers, sum(amount_paid_cents)::float8 as paid,
      sum(refunded_cents)::float8 as refunded,
      coalesce(sum(amount_paid_cents - refunded_cents) filter (where dispute_status = 'lost'), 0)::float8 as disputed
    from paid group by grouping sets ((currency, plan), (currency)) order by currency, paid desc`);
  const days = await listRevenueDays(tx, span);
  const beside = await tx.execute<{ subscriptions_begun: number; cost: number }>(sql`
    select (select count(*)::int from subscriptions s where ${isWithin(sql`s.created_at`, span)}) as subscriptions_begun,
      (select coalesce(sum(a.cost_microdollars), 0)::float8 from check_attempts a
        where ${isWithin(sql`a.asked_at`, span)}) as cost`);
  const numbersOf = ({ payments, payers, paid, refunded, disputed }: Revenue) => ({
    payments,
    payers,
    paid,
    refunded,
    disputed,
  });
  const totals = rows.filter(({ is_all }) => is_all === 1);
  const { subscriptions_begun = 0, cost = 0 } = beside.rows[0] ?? {};
  return {
    totals: [
      ...totals.map((row) => ({ currency: row.currency, values: numbersOf(row) })),
      { currency: null, values: { subscriptions_begun, cost_usd: toDollars(cost) } },
    ],
    rows: rows
      .filter(({ is_all }) => is_all === 0)
      .map((row) => ({ name: row.name, currency: row.currency, values: numbersOf(row) })),
    charts: totals.map(({ currency }) => ({
      measure: 'paid' as const,
      currency,
      days: new Map(
        days.filter((day) => day.currency === currency).map(({ day, paid_cents }) => [day, paid_cents]),
      ),
    })),
  };
}
