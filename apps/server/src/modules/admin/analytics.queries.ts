import type { AdminAnalytics } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { toDollars } from '../../lib/money.ts';

interface Day {
  day: string;
  new_users: number;
  active_users: number;
  runs: number;
  answers: number;
  spent: number;
}

/** What happened on each of the last `daysBack` days (UTC), today the last of them, oldest first. Days without anything are there, too. */
export async function listDays(
  tx: Transaction,
  { daysBack, at }: { daysBack: number; at: Date },
): Promise<AdminAnalytics['days']> {
  const found = await tx.execute<Day & Record<string, unknown>>(sql`
    with days as (
      select d::date as day from generate_series(
        (${at.toISOString()}::timestamptz at time zone 'UTC')::date - (${daysBack}::int - 1),
        (${at.toISOString()}::timestamptz at time zone 'UTC')::date, interval '1 day') d),
    since as (select min(day)::timestamp at time zone 'UTC' as at from days),
    joined as (
      select (created_at at time zone 'UTC')::date as day, count(*)::int as new_users from auth."user"
      where created_at >= (select at from since) group by 1),
    ran as (
      select (created_at at time zone 'UTC')::date as day, count(*)::int as runs,
        count(distinct account_id)::int as active_users from check_runs
      where created_at >= (select at from since) group by 1),
    answered as (
      select (asked_at at time zone 'UTC')::date as day, count(*)::int as answers from answers
      where asked_at >= (select at from since) group by 1),
    paid as (
      select day::date as day, sum(spent_microdollars)::float8 as spent from spend_days
      where provider = 'all' group by 1)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(j.new_users, 0) as new_users,
      coalesce(r.active_users, 0) as active_users, coalesce(r.runs, 0) as runs,
      coalesce(a.answers, 0) as answers, coalesce(p.spent, 0) as spent
    from days d left join joined j using (day) left join ran r using (day)
    left join answered a using (day) left join paid p using (day) order by d.day`);
  return found.rows.map(({ spent, ...day }) => ({
    day: day.day,
    new_users: day.new_users,
    active_users: day.active_users,
    runs: day.runs,
    answers: day.answers,
    spent_usd: toDollars(spent),
  }));
}

/** Accounts there are, those that may be used, and those that had a run since `from`. */
export async function countAccounts(
  tx: Transaction,
  from: Date,
): Promise<Pick<AdminAnalytics['totals'], 'users' | 'active_accounts' | 'active_users'>> {
  const found = await tx.execute<{ users: number; active_accounts: number; active_users: number }>(sql`
    select count(*)::int as users, count(*) filter (where is_active)::int as active_accounts,
      (select count(distinct account_id)::int from check_runs where created_at >= ${from.toISOString()}) as active_users
    from auth."user"`);
  const [counted] = found.rows;
  if (counted === undefined) throw new Error('counting answered no row');
  return counted;
}

/** How many users are on each plan. */
export async function countUsersOfPlans(tx: Transaction): Promise<AdminAnalytics['plans']> {
  const found = await tx.execute<AdminAnalytics['plans'][number]>(sql`
    select l.id, l.name, count(p.id)::int as users from plans l left join accounts p on p.plan_id = l.id
    where l.deleted_at is null or p.id is not null
    group by l.id, l.name, l.price_monthly order by l.price_monthly, l.name`);
  return found.rows;
}
