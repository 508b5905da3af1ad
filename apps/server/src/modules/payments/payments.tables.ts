import { BILLING_INTERVALS, SUBSCRIPTION_STATES } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';
import { plans } from '../plans/plans.tables.ts';
import { DISPUTE_STANDINGS } from './disputes.rules.ts';

/** Who a user is at the payment provider, and how current what we know of them is. */
export const stripe_customers = pgTable(
  'stripe_customers',
  {
    user_id: uuid('user_id').primaryKey(),
    customer_id: text('customer_id').notNull().unique(),
    /** Of the account where money moves; a customer of the other is nobody here. */
    is_live: boolean('is_live').notNull(),
    /** The one trial of an account has begun. */
    trial_used_at: time('trial_used_at'),
    /** Counts the questions that were begun; an answer is written when none of a later question was. */
    asked_seq: integer('asked_seq').notNull().default(0),
    synced_seq: integer('synced_seq').notNull().default(0),
    /** When the question was begun whose answer was written last. */
    synced_at: time('synced_at'),
    /** The checkout that was begun last: of two that are begun at once it is the one that stays. */
    checkout_id: uuid('checkout_id'),
    /** Since when somebody is on the way to look; null once they look. Many events come together, and one look is enough. */
    woken_at: time('woken_at'),
    /** When something should have happened: asked by itself from then on. Null: nothing is expected. */
    look_at: time('look_at'),
    created_at: time('created_at').notNull(),
  },
  (table) => [index('stripe_customers_look').on(table.look_at).where(sql`${table.look_at} is not null`)],
);

/** What the payment provider told us of: each once, and each means no more than 'look at this customer'. */
export const stripe_events = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customer_id: text('customer_id'),
    /** Why nothing follows from it: of the other mode, of another API version, of no customer. */
    left_alone: text('left_alone'),
    created_at: time('created_at').notNull(),
    received_at: time('received_at').notNull(),
  },
  (table) => [index('stripe_events_received').on(table.received_at)],
);

/** A user's subscriptions as the payment provider last told them, the ended ones among them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    user_id: uuid('user_id').notNull(),
    id: text('id').notNull(),
    customer_id: text('customer_id').notNull(),
    /** In the payment provider's own words. */
    status: text('status').notNull(),
    /** What it is for at the payment provider; null where it was told before products were kept. */
    product_id: text('product_id'),
    /** Null where its price is none of ours. */
    plan_id: uuid('plan_id').references(() => plans.id),
    interval: text('interval', { enum: BILLING_INTERVALS }),
    created_at: time('created_at').notNull(),
    /** The smallest of its items'. */
    period_ends_at: time('period_ends_at').notNull(),
    cancel_at: time('cancel_at'),
    trial_ends_at: time('trial_ends_at'),
    /** Since when its oldest open invoice waits; null where none does. */
    unpaid_since: time('unpaid_since'),
    /** Whether a card is there that its next payment is taken from. */
    has_card: boolean('has_card').notNull().default(false),
    /** Whether a payment for it was taken back by a bank, or may be. */
    dispute: text('dispute', { enum: DISPUTE_STANDINGS }),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('subscriptions_plan').on(table.plan_id),
    index('subscriptions_id').on(table.id),
  ],
);

/** A user's invoices as the payment provider last told them. Whole cents. */
export const payments = pgTable(
  'payments',
  {
    user_id: uuid('user_id').notNull(),
    id: text('id').notNull(),
    subscription_id: text('subscription_id'),
    number: text('number'),
    /** In the payment provider's own words. */
    status: text('status').notNull(),
    amount_due_cents: integer('amount_due_cents').notNull(),
    amount_paid_cents: integer('amount_paid_cents').notNull(),
    refunded_cents: integer('refunded_cents').notNull(),
    currency: text('currency').notNull(),
    created_at: time('created_at').notNull(),
    paid_at: time('paid_at'),
    /** Of the newest dispute about it, in the payment provider's own words. */
    dispute_id: text('dispute_id'),
    dispute_status: text('dispute_status'),
    dispute_reason: text('dispute_reason'),
    /** Until when it can be answered. */
    dispute_due_at: time('dispute_due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('payments_newest').on(table.user_id, table.created_at.desc()),
    index('payments_id').on(table.id),
    index('payments_disputed').on(table.dispute_due_at).where(sql`${table.dispute_id} is not null`),
  ],
);

/** What a user was last told of their subscription: mails and toasts come from the difference to it, once. */
export const user_subscription_status = pgTable('user_subscription_status', {
  user_id: uuid('user_id').primaryKey(),
  state: text('state', { enum: SUBSCRIPTION_STATES }).notNull(),
  is_subscribed: boolean('is_subscribed').notNull(),
  subscription_end_date: time('subscription_end_date'),
  subscription_id: text('subscription_id'),
  plan_id: uuid('plan_id').references(() => plans.id),
  /** The subscription whose trial's end was announced. */
  reminded_subscription_id: text('reminded_subscription_id'),
  updated_at: time('updated_at').notNull(),
});

/** Checkouts that were begun: whose a session is, and which was begun last. */
export const checkout_sessions = pgTable(
  'checkout_sessions',
  {
    user_id: uuid('user_id').notNull(),
    /** Names the attempt to the payment provider: asked again it is the same session. */
    id: uuid('id').notNull(),
    session_id: text('session_id'),
    plan_id: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    interval: text('interval', { enum: BILLING_INTERVALS }).notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    uniqueIndex('checkout_sessions_session').on(table.session_id),
    index('checkout_sessions_plan').on(table.plan_id),
  ],
);

/** Comparisons of our rows with what the payment provider says that administrators asked for. Who asked is in the audit. */
export const payment_reconciliations = pgTable(
  'payment_reconciliations',
  {
    id: uuid('id').primaryKey(),
    is_dry_run: boolean('is_dry_run').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed'] }).notNull(),
    asked_at: time('asked_at').notNull(),
    ended_at: time('ended_at'),
    customers: integer('customers').notNull().default(0),
    unanswered: integer('unanswered').notNull().default(0),
    missed_events: integer('missed_events').notNull().default(0),
    drifted: integer('drifted').notNull().default(0),
    failure: text('failure'),
  },
  (table) => [
    index('payment_reconciliations_newest').on(table.asked_at.desc()),
    // One at a time: they would ask the same of everybody.
    uniqueIndex('payment_reconciliations_waiting').on(table.state).where(sql`${table.state} = 'waiting'`),
  ],
);

/** Set-ups of the plans at the payment provider that administrators asked for. Who asked is in the audit. */
export const payment_set_ups = pgTable(
  'payment_set_ups',
  {
    id: uuid('id').primaryKey(),
    state: text('state', { enum: ['waiting', 'done', 'failed'] }).notNull(),
    asked_at: time('asked_at').notNull(),
    ended_at: time('ended_at'),
    prices_made: integer('prices_made').notNull().default(0),
    prices_kept: integer('prices_kept').notNull().default(0),
    failure: text('failure'),
  },
  (table) => [
    index('payment_set_ups_newest').on(table.asked_at.desc()),
    uniqueIndex('payment_set_ups_waiting').on(table.state).where(sql`${table.state} = 'waiting'`),
  ],
);

/** In what the rows of a user differed from what the payment provider said, in sentences. */
export const payment_drifts = pgTable(
  'payment_drifts',
  {
    user_id: uuid('user_id').notNull(),
    reconciliation_id: uuid('reconciliation_id')
      .notNull()
      .references(() => payment_reconciliations.id, { onDelete: 'cascade' }),
    differences: text('differences').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.reconciliation_id] }),
    index('payment_drifts_reconciliation').on(table.reconciliation_id),
  ],
);
