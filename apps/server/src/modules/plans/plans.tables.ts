import { ACTOR_KINDS, GRANT_SOURCES } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { microdollars, time } from '../../database/columns.ts';
import { resourceColumns } from '../resources/resource-columns.tables.ts';
import type { StripeSetUpOfPlan } from './set-up.rules.ts';

const dollars = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' });

/** What can be subscribed to. Null limits mean unlimited. */
export const plans = pgTable(
  'plans',
  {
    ...resourceColumns(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    price_monthly: dollars('price_monthly').notNull(),
    price_yearly: dollars('price_yearly').notNull(),
    is_active: boolean('is_active').notNull().default(true),
    is_highlighted: boolean('is_highlighted').notNull().default(false),
    /** The plan of new accounts; exactly one. */
    is_default: boolean('is_default').notNull().default(false),
    stripe_product_id: text('stripe_product_id'),
    /** What the payment provider was last told of it; null: nothing that holds. */
    stripe_set_up: jsonb('stripe_set_up').$type<StripeSetUpOfPlan>(),
    /** The one number that limits keywords (specification 9). */
    max_keywords: integer('max_keywords').generatedAlwaysAs(sql`keywords_per_channel * total_channels`),
    keywords_per_channel: integer('keywords_per_channel'),
    total_channels: integer('total_channels').notNull(),
    allowed_channels: text('allowed_channels').array().notNull(),
    ranking_refresh_frequency_hours: integer('ranking_refresh_frequency_hours').notNull(),
    monthly_budget_usd: dollars('monthly_budget_usd'),
    features: jsonb('features').$type<{ name: string; included: boolean }[]>().notNull(),
  },
  (table) => [
    uniqueIndex('plans_one_default').on(table.is_default).where(sql`${table.is_default}`),
    uniqueIndex('plans_name').on(table.name).where(sql`${table.deleted_at} is null`),
  ],
);

/** Additions of keywords in a calendar month (UTC): shown, limits nothing. */
export const user_plan_usage = pgTable(
  'user_plan_usage',
  {
    user_id: uuid('user_id').notNull(),
    month_year: text('month_year').notNull(),
    keywords_used: integer('keywords_used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.month_year] })],
);

export const user_plan_history = pgTable(
  'user_plan_history',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    previous_plan_id: uuid('previous_plan_id').references(() => plans.id),
    new_plan_id: uuid('new_plan_id')
      .notNull()
      .references(() => plans.id),
    reason: text('reason').notNull(),
    /** Who made the change: an actor's kind. */
    actor_kind: text('actor_kind', { enum: ACTOR_KINDS }).notNull(),
    /** The account of a person; null for what acts by itself. */
    changed_by: uuid('changed_by'),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('user_plan_history_newest').on(table.user_id, table.created_at.desc()),
  ],
);

/** Why somebody may be on a plan: the best of those in force is theirs, and none of them adds to another. */
export const plan_grants = pgTable(
  'plan_grants',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    plan_id: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    source: text('source', { enum: GRANT_SOURCES }).notNull(),
    /** The subscription behind it; null for what somebody gave. */
    subscription_id: text('subscription_id'),
    reason: text('reason').notNull(),
    starts_at: time('starts_at').notNull(),
    /** From then on it gives nothing; null: until it is ended. */
    ends_at: time('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    uniqueIndex('plan_grants_one_of_subscription')
      .on(table.user_id, table.subscription_id)
      .where(sql`${table.subscription_id} is not null`),
    index('plan_grants_plan').on(table.plan_id),
    index('plan_grants_ends').on(table.ends_at),
  ],
);

/** Money of a user in a calendar month (UTC), in micro-dollars; in a demonstration what its answers would have cost. */
export const spend_months = pgTable(
  'spend_months',
  {
    user_id: uuid('user_id').notNull(),
    month: text('month').notNull(),
    reserved_microdollars: microdollars('reserved_microdollars').notNull().default(0),
    spent_microdollars: microdollars('spent_microdollars').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.month] })],
);

/** Money of the whole installation in a day (UTC), per provider and once as 'all', which the daily limit locks. */
export const spend_days = pgTable(
  'spend_days',
  {
    day: text('day').notNull(),
    provider: text('provider').notNull(),
    reserved_microdollars: microdollars('reserved_microdollars').notNull().default(0),
    spent_microdollars: microdollars('spent_microdollars').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider] })],
);
