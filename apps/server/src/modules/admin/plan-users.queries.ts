import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { EVENTS_CHANNEL } from '../../events/publish-event.ts';
import type { AccountId } from '../../lib/ids.ts';
import { toMicrodollars } from '../../lib/money.ts';
import { monthOf } from '../../lib/time.ts';
import { accounts } from '../accounts/accounts.tables.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import { checkout_sessions, subscriptions, user_subscription_status } from '../payments/payments.tables.ts';
import { plan_grants, plans, spend_months, user_plan_history } from '../plans/plans.tables.ts';

/** How many users are on each of the plans. */
export async function countUsersByPlan(
  tx: Transaction,
  planIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; users: number }>(
    sql`select plan_id as id, count(*)::int as users from ${accounts}
        where plan_id = any(${sql.param([...planIds])}::uuid[]) group by plan_id`,
  );
  return new Map(rows.map(({ id, users }) => [id, users]));
}

/** Users of a plan with more keywords than a limit, and how many keywords are beyond it; the plan's limit counts for them. */
export async function countBeyondLimit(
  tx: Transaction,
  { planId, limit }: { planId: string; limit: number },
): Promise<{ users: number; keywords: number }> {
  const { rows } = await tx.execute<{ users: number; keywords: number }>(
    sql`select count(*)::int as users, coalesce(sum(kept - ${limit}), 0)::int as keywords from (
          select count(*) as kept from ${keywords} k join ${accounts} p on p.id = k.account_id
          where p.plan_id = ${planId} and p.keyword_limit_override is null and not k.is_paused
          group by p.id having count(*) > ${limit}) as beyond`,
  );
  return rows[0] ?? { users: 0, keywords: 0 };
}

/** Users of a plan who have spent more than a budget this month; one with a smaller cap of their own is stopped by it. */
export async function countBeyondBudget(
  tx: Transaction,
  { planId, budgetUsd, now }: { planId: string; budgetUsd: number; now: Date },
): Promise<number> {
  const { rows } = await tx.execute<{ users: number }>(
    sql`select count(*)::int as users from (
          select p.id from ${accounts} p join ${spend_months} s on s.account_id = p.id and s.month = ${monthOf(now)}
          where p.plan_id = ${planId}
          group by p.id having sum(s.spent_microdollars + s.reserved_microdollars) > ${toMicrodollars(budgetUsd)}) as beyond`,
  );
  return rows[0]?.users ?? 0;
}

/** Subscriptions to a plan that the payment provider collects for, or may again. */
export async function countSubscriptionsTo(tx: Transaction, planId: string): Promise<number> {
  const { rows } = await tx.execute<{ going: number }>(
    sql`select count(*)::int as going from ${subscriptions}
        where plan_id = ${planId} and status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')`,
  );
  return rows[0]?.going ?? 0;
}

/**
 * Locks the accounts of a plan's users, so that nobody adds a keyword or leaves meanwhile. Nobody joins either while the
 * plan itself is held.
 */
export async function lockUsersOf(tx: Transaction, planId: string): Promise<void> {
  await tx.execute(sql`select 1 from ${accounts} where plan_id = ${planId} order by id for update`);
}

/** The users of a plan whose keywords a new limit of it moves: beyond it, or paused with room again. */
export async function listUsersToFit(
  tx: Transaction,
  { planId, limit }: { planId: string; limit: number | null },
): Promise<AccountId[]> {
  const { rows } = await tx.execute<{ id: AccountId }>(
    sql`select p.id from ${accounts} p join ${keywords} k on k.account_id = p.id
        where p.plan_id = ${planId} and p.keyword_limit_override is null
        group by p.id
        having bool_or(k.is_paused) or count(*) filter (where not k.is_paused) > ${limit ?? Number.MAX_SAFE_INTEGER}
        order by p.id`,
  );
  return rows.map(({ id }) => id);
}

/** True when a plan was ever anybody's, or begun to be bought: its name has to stay known. */
export async function isReferredTo(tx: Transaction, planId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${user_plan_history} where previous_plan_id = ${planId} or new_plan_id = ${planId}
        union all select 1 from ${plan_grants} where plan_id = ${planId}
        union all select 1 from ${subscriptions} where plan_id = ${planId}
        union all select 1 from ${user_subscription_status} where plan_id = ${planId}
        union all select 1 from ${checkout_sessions} where plan_id = ${planId} limit 1`,
  );
  return rows.length > 0;
}

/** Open pages of all users of a plan read their profile and plan again. */
export async function publishToUsersOf(tx: Transaction, planId: string): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${EVENTS_CHANNEL}, json_build_object('account_id', id, 'event', json_build_object('type', 'profile_updated'))::text)
        from ${accounts} where plan_id = ${planId}`,
  );
}

/** The plan on which new accounts begin. */
export async function findDefaultPlan(tx: Transaction): Promise<{ id: string; name: string } | null> {
  const rows = await tx
    .select({ id: plans.id, name: plans.name })
    .from(plans)
    .where(eq(plans.is_default, true));
  return rows[0] ?? null;
}

/** New accounts begin on this plan from now on. */
export async function setDefaultPlan(tx: Transaction, id: string): Promise<void> {
  // One after the other: at no moment two plans are the default.
  await tx.update(plans).set({ is_default: false }).where(eq(plans.is_default, true));
  await tx.update(plans).set({ is_default: true }).where(eq(plans.id, id));
}
