import { desc, eq, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { payments, stripe_customers, subscriptions, user_subscription_status } from './payments.tables.ts';

export type CustomerRow = typeof stripe_customers.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type StatusRow = typeof user_subscription_status.$inferSelect;

/** Invoices that are shown, and asked for: the newest. */
export const PAYMENTS_MAX = 24;

/** Who a user is at the payment provider; null before the first checkout. */
export async function findCustomer(tx: Transaction, accountId: AccountId): Promise<CustomerRow | null> {
  const rows = await tx.select().from(stripe_customers).where(eq(stripe_customers.account_id, accountId));
  return rows[0] ?? null;
}

/** A user's subscriptions at their customer of now: what an earlier one had is over. */
export async function listSubscriptions(tx: Transaction, accountId: AccountId): Promise<SubscriptionRow[]> {
  const rows = await tx
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(stripe_customers, sameIn(stripe_customers, subscriptions, 'account_id', 'customer_id'))
    .where(eq(subscriptions.account_id, accountId));
  return rows.map(({ subscription }) => subscription);
}

/** A user's newest invoices. */
export async function listPayments(tx: Transaction, accountId: AccountId): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.account_id, accountId))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(PAYMENTS_MAX);
}

/** What a user was told last; null: nothing yet. */
export async function findStatus(tx: Transaction, accountId: AccountId): Promise<StatusRow | null> {
  const rows = await tx
    .select()
    .from(user_subscription_status)
    .where(eq(user_subscription_status.account_id, accountId));
  return rows[0] ?? null;
}

/** Keeps what a user was told. */
export async function upsertStatus(tx: Transaction, status: StatusRow): Promise<void> {
  await tx.insert(user_subscription_status).values(status).onConflictDoUpdate({
    target: user_subscription_status.account_id,
    set: status,
  });
}

/** Users on a paid plan that no grant in force gives, and users on none that one gives. */
export async function listContradictedUsers(tx: Transaction, now: Date): Promise<AccountId[]> {
  const { rows } = await tx.execute<{ id: AccountId }>(
    sql`select p.id from accounts p join plans on plans.id = p.plan_id
        where (plans.price_monthly > 0 and not exists (
            select 1 from plan_grants g where g.account_id = p.id and g.plan_id = p.plan_id
              and g.starts_at <= ${now} and (g.ends_at is null or g.ends_at > ${now})))
          or exists (
            select 1 from plan_grants g join plans better on better.id = g.plan_id
            where g.account_id = p.id and better.price_monthly > plans.price_monthly
              and g.starts_at <= ${now} and (g.ends_at is null or g.ends_at > ${now}))
        order by p.id`,
  );
  return rows.map(({ id }) => id);
}

/** An invoice of a user; null where there is none. */
export async function findPayment(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<PaymentRow | null> {
  const rows = await tx
    .select()
    .from(payments)
    .where(matching(payments, { account_id: accountId, id }));
  return rows[0] ?? null;
}
