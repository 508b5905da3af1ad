import { BILLING_INTERVALS, SUBSCRIPTION_STATES } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountId, ownKey, partOf, time } from '../../database/columns.ts';
import { plans } from '../plans/plans.tables.ts';
import { DISPUTE_STANDINGS } from './disputes.rules.ts';

/** Who a user is at the payment provider, and how current what we know of them is. */
export const stripe_customers = pgTable(
  'stripe_customers',
  {
    account_id: accountId().primaryKey(),
    customer_id: text().notNull(),
    /** Of the account where money moves; a customer of the other is nobody here. */
    is_live: boolean().notNull(),
    /** The one trial of an account has begun. */
    trial_used_at: time(),
    /** Counts the questions that were begun; an answer is written when none of a later question was. */
    asked_seq: integer().notNull().default(0),
    synced_seq: integer().notNull().default(0),
    /** When the question was begun whose answer was written last. */
    synced_at: time(),
    /** The checkout that was begun last: of two that are begun at once it is the one that stays. */
    checkout_id: uuid(),
    /** Since when somebody is on the way to look; null once they look. Many events come together, and one look is enough. */
    woken_at: time(),
    /** When something should have happened: asked by itself from then on. Null: nothing is expected. */
    look_at: time(),
    created_at: time().notNull(),
  },
  (table) => [index('stripe_customers_look').on(table.look_at).where(sql`${table.look_at} is not null`)],
);

/** The account of a customer. Events of the payment provider hold the customer alone. */
export const stripe_customer_accounts = pgTable(
  'stripe_customer_accounts',
  {
    customer_id: text().primaryKey(),
    account_id: accountId().references(() => stripe_customers.account_id, { onDelete: 'cascade' }),
  },
  (table) => [index('stripe_customer_accounts_account').on(table.account_id)],
);

/** What the payment provider told us of: each once, and each means no more than 'look at this customer'. */
export const stripe_events = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customer_id: text(),
    /** Why nothing follows from it: of the other mode, of another API version, of no customer. */
    left_alone: text(),
    created_at: time().notNull(),
    received_at: time().notNull(),
  },
  (table) => [index('stripe_events_received').on(table.received_at)],
);

/** A user's subscriptions as the payment provider last told them, the ended ones among them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    account_id: accountId(),
    id: text().notNull(),
    customer_id: text().notNull(),
    /** In the payment provider's own words. */
    status: text().notNull(),
    /** What it is for at the payment provider; null where it was told before products were kept. */
    product_id: text(),
    /** Null where its price is none of ours. */
    plan_id: uuid().references(() => plans.id),
    interval: text({ enum: BILLING_INTERVALS }),
    /** Its price of an interval in whole cents, before discounts; null where it was told before amounts were kept. */
    amount_cents: integer(),
    /** What its next invoice comes to, discounts taken off. */
    next_amount_cents: integer(),
    currency: text(),
    created_at: time().notNull(),
    /** The smallest of its items'. */
    period_ends_at: time().notNull(),
    cancel_at: time(),
    /** When it ended; null while it goes on, and where it ended before that was kept. */
    ended_at: time(),
    trial_ends_at: time(),
    /** Since when its oldest open invoice waits; null where none does. */
    unpaid_since: time(),
    /** Whether a card is there that its next payment is taken from. */
    has_card: boolean().notNull().default(false),
    /** Whether a payment for it was taken back by a bank, or may be. */
    dispute: text({ enum: DISPUTE_STANDINGS }),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    index('subscriptions_plan').on(table.plan_id),
    index('subscriptions_id').on(table.id),
  ],
);

/** A user's invoices as the payment provider last told them. Whole cents. */
export const payments = pgTable(
  'payments',
  {
    account_id: accountId(),
    id: text().notNull(),
    subscription_id: text(),
    /** What it was paid for, as of the invoice: a later change of plan does not change it. Null where nothing tells. */
    plan_id: uuid().references(() => plans.id),
    number: text(),
    /** In the payment provider's own words. */
    status: text().notNull(),
    amount_due_cents: integer().notNull(),
    amount_paid_cents: integer().notNull(),
    refunded_cents: integer().notNull(),
    currency: text().notNull(),
    created_at: time().notNull(),
    paid_at: time(),
    /** Of the newest dispute about it, in the payment provider's own words. */
    dispute_id: text(),
    dispute_status: text(),
    dispute_reason: text(),
    /** Until when it can be answered. */
    dispute_due_at: time(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    index('payments_newest').on(table.account_id, table.created_at.desc()),
    index('payments_id').on(table.id),
    index('payments_plan').on(table.plan_id),
    index('payments_disputed').on(table.dispute_due_at).where(sql`${table.dispute_id} is not null`),
  ],
);

/** What a user was last told of their subscription: mails and toasts come from the difference to it, once. */
export const user_subscription_status = pgTable('user_subscription_status', {
  account_id: accountId().primaryKey(),
  state: text({ enum: SUBSCRIPTION_STATES }).notNull(),
  is_subscribed: boolean().notNull(),
  subscription_end_date: time(),
  subscription_id: text(),
  plan_id: uuid().references(() => plans.id),
  /** The subscription whose trial's end was announced. */
  reminded_subscription_id: text(),
  /** When the newest payment of the subscription was received. */
  last_paid_at: time(),
  updated_at: time().notNull(),
});

/** Checkouts that were begun: whose a session is, and which was begun last. */
export const checkout_sessions = pgTable(
  'checkout_sessions',
  {
    account_id: accountId(),
    /** Names the attempt to the payment provider: asked again it is the same session. */
    id: uuid().notNull(),
    session_id: text(),
    plan_id: uuid()
      .notNull()
      .references(() => plans.id),
    interval: text({ enum: BILLING_INTERVALS }).notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    uniqueIndex('checkout_sessions_session').on(table.account_id, table.session_id),
    index('checkout_sessions_plan').on(table.plan_id),
  ],
);

/** Comparisons of our rows with what the payment provider says that administrators asked for. Who asked is in the audit. */
export const payment_reconciliations = pgTable(
  'payment_reconciliations',
  {
    id: uuid().primaryKey(),
    is_dry_run: boolean().notNull(),
    state: text({ enum: ['waiting', 'done', 'failed'] }).notNull(),
    asked_at: time().notNull(),
    ended_at: time(),
    customers: integer().notNull().default(0),
    unanswered: integer().notNull().default(0),
    missed_events: integer().notNull().default(0),
    drifted: integer().notNull().default(0),
    failure: text(),
  },
  (table) => [
    index('payment_reconciliations_newest').on(table.asked_at.desc()),
    // One at a time: they would ask the same of everybody.
    uniqueIndex('payment_reconciliations_waiting').on(table.state).where(sql`${table.state} = 'waiting'`),
  ],
);

/** In what the rows of a user differed from what the payment provider said, in sentences. */
export const payment_drifts = pgTable(
  'payment_drifts',
  {
    account_id: accountId(),
    reconciliation_id: partOf(() => payment_reconciliations.id),
    differences: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.reconciliation_id] }),
    index('payment_drifts_reconciliation').on(table.reconciliation_id),
  ],
);
