import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables.ts';
import { topic_categories, topic_subcategories } from '../topics/topics.tables.ts';

/** The company behind an account. Its row is what is locked while a limit is checked. Made by a trigger at sign-up. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    full_name: text('full_name').notNull(),
    email: text('email').notNull(),
    /** The user's picture; signing in keeps it as well. */
    image_url: text('image_url'),
    company_name: text('company_name'),
    company_url: text('company_url'),
    city: text('city'),
    state: text('state'),
    offers_local_services: boolean('offers_local_services').notNull().default(false),
    seed_keyword: text('seed_keyword'),
    business_category_id: uuid('business_category_id').references(() => topic_categories.id, {
      onDelete: 'set null',
    }),
    business_subcategory_id: uuid('business_subcategory_id').references(() => topic_subcategories.id, {
      onDelete: 'set null',
    }),
    country: text('country').notNull().default('US'),
    language: text('language').notNull().default('en'),
    time_zone: text('time_zone').notNull().default('UTC'),
    company_details_completed: boolean('company_details_completed').notNull().default(false),
    onboarding_completed: boolean('onboarding_completed').notNull().default(false),
    /** References plans(id); the constraint stands in a migration of its own because plans come after accounts. */
    plan_id: uuid('plan_id').notNull(),
    keyword_limit_override: integer('keyword_limit_override'),
    /** The user's own cap below the plan's budget, US dollars a month. */
    monthly_budget_cap_usd: numeric('monthly_budget_cap_usd', { precision: 12, scale: 2, mode: 'number' }),
    /** The last request of a signed-in browser or client, kept to the hour. */
    last_seen_at: timestamp('last_seen_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .default(sql`now()`),
    updated_at: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().default(sql`now()`),
  },
  (table) => [
    index('profiles_plan').on(table.plan_id),
    index('profiles_business_category').on(table.business_category_id),
    index('profiles_business_subcategory').on(table.business_subcategory_id),
    index('profiles_last_seen').on(table.last_seen_at, table.id),
    /** Any part of a name, without reading every profile. */
    index('profiles_search').using(
      'gin',
      table.full_name.op('gin_trgm_ops'),
      table.company_name.op('gin_trgm_ops'),
    ),
  ],
);
