import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { CustomerRow, PaymentRow, SubscriptionRow } from './payments.queries.ts';
import { payments, stripe_customer_accounts, stripe_customers, subscriptions } from './payments.tables.ts';

/** Begins a question: who it is about, and its number. Null for a user who is no customer of this account. */
export async function beginQuestion(
  tx: Transaction,
  { accountId, isLive }: { accountId: AccountId; isLive: boolean },
): Promise<{ seq: number; customerId: string } | null> {
  const rows = await tx
    .update(stripe_customers)
    .set({ asked_seq: sql`${stripe_customers.asked_seq} + 1`, woken_at: null })
    .where(matching(stripe_customers, { account_id: accountId, is_live: isLive }))
    .returning({ seq: stripe_customers.asked_seq, customerId: stripe_customers.customer_id });
  return rows[0] ?? null;
}

/** Takes the right to write an answer: false when the answer to a later question was written, or to that of another customer. */
export async function claimAnswer(
  tx: Transaction,
  answer: { accountId: AccountId; seq: number; customerId: string; askedAt: Date },
): Promise<boolean> {
  const claimed = await tx
    .update(stripe_customers)
    .set({ synced_seq: answer.seq, synced_at: answer.askedAt })
    .where(
      and(
        matching(stripe_customers, { account_id: answer.accountId, customer_id: answer.customerId }),
        lt(stripe_customers.synced_seq, answer.seq),
      ),
    );
  return claimed.rowCount === 1;
}

/** Keeps a new customer, in the place of one of another account or mode; where the same is known, it stays as it is. */
export async function upsertCustomer(
  tx: Transaction,
  customer: Pick<CustomerRow, 'account_id' | 'customer_id' | 'is_live' | 'created_at'>,
): Promise<void> {
  const { account_id, customer_id, is_live } = customer;
  await tx
    .insert(stripe_customers)
    .values(customer)
    .onConflictDoUpdate({ target: stripe_customers.account_id, set: { customer_id, is_live } });
  await tx.delete(stripe_customer_accounts).where(eq(stripe_customer_accounts.account_id, account_id));
  await tx.insert(stripe_customer_accounts).values({ customer_id, account_id });
}

/** Notes the one trial of an account, the checkout begun last, and when to look by itself. */
export async function updateCustomer(
  tx: Transaction,
  accountId: AccountId,
  columns: Partial<Pick<CustomerRow, 'trial_used_at' | 'look_at' | 'checkout_id'>>,
): Promise<void> {
  await tx.update(stripe_customers).set(columns).where(eq(stripe_customers.account_id, accountId));
}

const isCustomer = (customerId: string) =>
  and(
    eq(stripe_customer_accounts.customer_id, customerId),
    sameIn(stripe_customers, stripe_customer_accounts, 'account_id', 'customer_id'),
  );

/** Whoever was on the way for so long was lost on it. */
const ON_THE_WAY_MS = 10 * 60_000;

/** Notes that somebody looks at a customer soon. False where somebody is on the way, or for a customer of others. */
export async function wakeCustomer(tx: Transaction, customerId: string, now: Date): Promise<boolean> {
  const woken = await tx
    .update(stripe_customers)
    .set({ woken_at: now })
    .from(stripe_customer_accounts)
    .where(
      and(
        isCustomer(customerId),
        or(
          isNull(stripe_customers.woken_at),
          lt(stripe_customers.woken_at, new Date(now.getTime() - ON_THE_WAY_MS)),
        ),
      ),
    );
  return woken.rowCount === 1;
}

/** Whose customer it is; null for one of another product at the same account. */
export async function findUserOfCustomer(tx: Transaction, customerId: string): Promise<CustomerRow | null> {
  const rows = await tx
    .select({ customer: stripe_customers })
    .from(stripe_customer_accounts)
    .innerJoin(stripe_customers, isCustomer(customerId));
  return rows[0]?.customer ?? null;
}

/** Writes what was told; what was not told any more is gone. */
export async function replaceSubscriptions(
  tx: Transaction,
  accountId: AccountId,
  told: readonly SubscriptionRow[],
): Promise<void> {
  const ids = told.map(({ id }) => id);
  await tx
    .update(subscriptions)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(subscriptions.account_id, accountId),
        ids.length === 0 ? undefined : notInArray(subscriptions.id, ids),
      ),
    );
  for (const { account_id, id, ...columns } of told)
    await tx
      .insert(subscriptions)
      .values({ account_id, id, ...columns })
      .onConflictDoUpdate({ target: [subscriptions.account_id, subscriptions.id], set: columns });
}

/** Stores the invoices Stripe sent. Older ones stay, and each keeps the first plan that was known for it. */
export async function upsertPayments(tx: Transaction, told: readonly PaymentRow[]): Promise<void> {
  for (const { account_id, id, ...columns } of told)
    await tx
      .insert(payments)
      .values({ account_id, id, ...columns })
      .onConflictDoUpdate({
        target: [payments.account_id, payments.id],
        set: { ...columns, plan_id: sql`coalesce(${payments.plan_id}, excluded.plan_id)` },
      });
}

/** Customers for whom something should have happened by now, or whom a job that was given up was to look at. */
export async function listUsersToLookAt(tx: Transaction, isLive: boolean, now: Date): Promise<AccountId[]> {
  const rows = await tx
    .select({ id: stripe_customers.account_id })
    .from(stripe_customers)
    .where(
      and(
        eq(stripe_customers.is_live, isLive),
        or(
          lte(stripe_customers.look_at, now),
          isNotNull(stripe_customers.woken_at),
          gt(stripe_customers.asked_seq, stripe_customers.synced_seq),
        ),
      ),
    )
    .orderBy(stripe_customers.look_at);
  return rows.map(({ id }) => id);
}

/** Whose these customers are; one of another product at the same account is nobody's. */
export async function listUsersOfCustomers(
  tx: Transaction,
  customerIds: readonly string[],
): Promise<AccountId[]> {
  if (customerIds.length === 0) return [];
  const rows = await tx
    .select({ id: stripe_customer_accounts.account_id })
    .from(stripe_customer_accounts)
    .where(inArray(stripe_customer_accounts.customer_id, [...customerIds]));
  return rows.map(({ id }) => id);
}

/** Customers with a subscription that was not over when it was last told of. */
export async function listUsersWithSubscription(tx: Transaction, isLive: boolean): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ id: stripe_customers.account_id })
    .from(stripe_customers)
    .innerJoin(subscriptions, sameIn(subscriptions, stripe_customers, 'account_id', 'customer_id'))
    .where(
      and(
        eq(stripe_customers.is_live, isLive),
        inArray(subscriptions.status, ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete']),
      ),
    );
  return rows.map(({ id }) => id);
}
