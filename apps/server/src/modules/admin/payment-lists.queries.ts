import { LIMITS, type ListedPayment, type ListedSubscription } from '@answerscope/contract';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables.ts';
import { type Counted, countRows } from '../../database/count-rows.ts';
import type { Transaction } from '../../database/pool.ts';
import { isLike } from '../../database/search.ts';
import { OPEN_DISPUTES, toPayment } from '../payments/index.ts';
import { payments, stripe_customers, subscriptions } from '../payments/payments.tables.ts';
import { plans } from '../plans/plans.tables.ts';
import { dashboardAddress, type StripeDoor } from '../stripe/index.ts';

/** Whole ids of the payment provider are the same only letter by letter; a part of one finds nothing. */
const STRIPE_ID = /^(?:cus|sub|in|dp)_[A-Za-z0-9_]+$/;

interface Asked {
  search: string;
  page: number;
}

function searched({ search }: Asked, ids: readonly PgColumn[]): SQL | undefined {
  if (search === '') return undefined;
  if (!STRIPE_ID.test(search)) return isLike(user.email, search);
  return sql`(${sql.join(
    ids.map((id) => eq(id, search)),
    sql` or `,
  )})`;
}

const paged = ({ page }: Asked) => ({ limit: LIMITS.page_size, offset: (page - 1) * LIMITS.page_size });
const shownOf = ({ page }: Asked) => ({ shown: page * LIMITS.page_size });
/** Of the account in which money moves: rows of a user who is no customer any more are of the key's. */
const isLiveOf = (stripe: StripeDoor | null) =>
  sql<boolean>`coalesce(${stripe_customers.is_live}, ${stripe?.isLive ?? false})`;

/** A page of everybody's subscriptions, the newest first. */
export async function listAllSubscriptions(
  tx: Transaction,
  asked: Asked & { status?: string | undefined },
  stripe: StripeDoor | null,
): Promise<Counted & { items: ListedSubscription[] }> {
  const where = and(
    searched(asked, [subscriptions.id, subscriptions.customer_id]),
    asked.status === undefined ? undefined : eq(subscriptions.status, asked.status),
  );
  const { limit, offset } = paged(asked);
  const rows = await tx
    .select({
      row: getTableColumns(subscriptions),
      email: user.email,
      plan_name: plans.name,
      isLive: isLiveOf(stripe),
    })
    .from(subscriptions)
    .innerJoin(user, eq(user.id, subscriptions.account_id))
    .leftJoin(plans, eq(plans.id, subscriptions.plan_id))
    .leftJoin(stripe_customers, eq(stripe_customers.customer_id, subscriptions.customer_id))
    .where(where)
    .orderBy(desc(subscriptions.created_at), desc(subscriptions.id))
    .limit(limit)
    .offset(offset);
  const from = sql`from ${subscriptions} join ${user} on ${user.id} = ${subscriptions.account_id} where ${where ?? sql`true`}`;
  return {
    items: rows.map(({ row, email, plan_name, isLive }) => ({
      user_id: row.account_id,
      email,
      dashboard_url: dashboardAddress(stripe, { kind: 'subscriptions', id: row.id, isLive }),
      id: row.id,
      customer_id: row.customer_id,
      status: row.status,
      plan_name,
      interval: row.interval,
      created_at: row.created_at.toISOString(),
      period_ends_at: row.period_ends_at.toISOString(),
      cancel_at: row.cancel_at?.toISOString() ?? null,
    })),
    ...(await countRows(tx, from, shownOf(asked))),
  };
}

/** What became of an invoice, as `toPayment` says it of one: a page is filtered by it. */
const PAYMENT_STATE = sql`case
  when ${payments.dispute_status} = 'lost' then 'dispute_lost'
  when ${payments.dispute_status} in (${sql.join(
    OPEN_DISPUTES.map((status) => sql`${status}`),
    sql`, `,
  )}) then 'disputed'
  when ${payments.refunded_cents} > 0 then
    case when ${payments.refunded_cents} >= ${payments.amount_paid_cents} then 'refunded' else 'partly_refunded' end
  when ${payments.status} in ('paid', 'open', 'void') then ${payments.status}
  else 'failed' end`;

/** A page of everybody's invoices, the newest first. */
export async function listAllPayments(
  tx: Transaction,
  asked: Asked & { state?: string | undefined },
  stripe: StripeDoor | null,
): Promise<Counted & { items: ListedPayment[] }> {
  const where = and(
    searched(asked, [
      payments.id,
      payments.subscription_id,
      payments.dispute_id,
      stripe_customers.customer_id,
    ]),
    asked.state === undefined ? undefined : sql`${PAYMENT_STATE} = ${asked.state}`,
  );
  const { limit, offset } = paged(asked);
  const rows = await tx
    .select({ row: getTableColumns(payments), email: user.email, isLive: isLiveOf(stripe) })
    .from(payments)
    .innerJoin(user, eq(user.id, payments.account_id))
    .leftJoin(stripe_customers, eq(stripe_customers.account_id, payments.account_id))
    .where(where)
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(limit)
    .offset(offset);
  const from = sql`from ${payments} join ${user} on ${user.id} = ${payments.account_id}
    left join ${stripe_customers} on ${stripe_customers.account_id} = ${payments.account_id} where ${where ?? sql`true`}`;
  return {
    items: rows.map(({ row, email, isLive }) => ({
      ...toPayment(row),
      user_id: row.account_id,
      email,
      dashboard_url: dashboardAddress(stripe, { kind: 'invoices', id: row.id, isLive }),
    })),
    ...(await countRows(tx, from, shownOf(asked))),
  };
}
