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
import { accountId, microdollars, ownKey, time } from '../../database/columns.ts';
import { resourceColumns, translationsColumn } from '../resources/resource-columns.tables.ts';
import type { StripeSetUpOfPlan } from './set-up.rules.ts';

const dollars = () => numeric({ precision: 12, scale: 2, mode: 'number' });

type Feature = { name: string; included: boolean };

/** What can be subscribed to. Null limits mean unlimited. */
export const plans = pgTable(
  'plans',
  {
    ...resourceColumns(),
    name: text().notNull(),
    description: text().notNull(),
    price_monthly: dollars().notNull(),
    price_yearly: dollars().notNull(),
    is_active: boolean().notNull().default(true),
    is_highlighted: boolean().notNull().default(false),
    /** The plan of new accounts; exactly one. */
    is_default: boolean().notNull().default(false),
    stripe_product_id: text(),
    /** What the payment provider was last told of it; null: nothing that holds. */
    stripe_set_up: jsonb().$type<StripeSetUpOfPlan>(),
    /** The one number that limits keywords (specification 9). */
    max_keywords: integer().generatedAlwaysAs(sql`keywords_per_channel * total_channels`),
    keywords_per_channel: integer(),
    total_channels: integer().notNull(),
    allowed_channels: text().array().notNull(),
    ranking_refresh_frequency_hours: integer().notNull(),
    monthly_budget_usd: dollars(),
    /** How many answers to each question one check may ask for. */
    samples_max: integer().notNull().default(1),
    /** To how many webhook endpoints of a user events are sent. */
    webhook_endpoints_max: integer().notNull().default(0),
    features: jsonb().$type<Feature[]>().notNull(),
    translations: translationsColumn<{ description: string; features: Feature[] }>(),
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
    account_id: accountId(),
    month_year: text().notNull(),
    keywords_used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.month_year] })],
);

export const user_plan_history = pgTable(
  'user_plan_history',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    previous_plan_id: uuid().references(() => plans.id),
    new_plan_id: uuid()
      .notNull()
      .references(() => plans.id),
    reason: text().notNull(),
    /** Who made the change: an actor's kind. */
    actor_kind: text({ enum: ACTOR_KINDS }).notNull(),
    /** The account of a person; null for what acts by itself. */
    changed_by: uuid(),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    index('user_plan_history_newest').on(table.account_id, table.created_at.desc()),
  ],
);

/** Why somebody may be on a plan: the best of those in force is theirs, and none of them adds to another. */
export const plan_grants = pgTable(
  'plan_grants',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    plan_id: uuid()
      .notNull()
      .references(() => plans.id),
    source: text({ enum: GRANT_SOURCES }).notNull(),
    /** The subscription behind it; null for what somebody gave. */
    subscription_id: text(),
    reason: text().notNull(),
    starts_at: time().notNull(),
    /** From then on it gives nothing; null: until it is ended. */
    ends_at: time(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    uniqueIndex('plan_grants_one_of_subscription')
      .on(table.account_id, table.subscription_id)
      .where(sql`${table.subscription_id} is not null`),
    index('plan_grants_plan').on(table.plan_id),
    index('plan_grants_ends').on(table.ends_at),
  ],
);

/** Money of a user in a calendar month (UTC), in micro-dollars; in a demonstration what its answers would have cost. */
export const spend_months = pgTable(
  'spend_months',
  {
    account_id: accountId(),
    month: text().notNull(),
    reserved_microdollars: microdollars().notNull().default(0),
    spent_microdollars: microdollars().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.month] })],
);

/** Money of the whole installation in a day (UTC), per provider and once as 'all', which the daily limit locks. */
export const spend_days = pgTable(
  'spend_days',
  {
    day: text().notNull(),
    provider: text().notNull(),
    reserved_microdollars: microdollars().notNull().default(0),
    spent_microdollars: microdollars().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider] })],
);
