import { LANGUAGES, WORDING_VERSION } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables.ts';
import { time } from '../../database/columns.ts';
import { topic_categories, topic_subcategories } from '../topics/topics.tables.ts';

/** The company behind an account. Its row is what is locked while a limit is checked. Made by a trigger at sign-up. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    full_name: text().notNull(),
    email: text().notNull(),
    /** The user's picture; signing in keeps it as well. */
    image_url: text(),
    company_name: text(),
    company_url: text(),
    city: text(),
    state: text(),
    offers_local_services: boolean().notNull().default(false),
    seed_keyword: text(),
    business_category_id: uuid().references(() => topic_categories.id, {
      onDelete: 'set null',
    }),
    business_subcategory_id: uuid().references(() => topic_subcategories.id, {
      onDelete: 'set null',
    }),
    country: text().notNull().default('US'),
    language: text().notNull().default('en'),
    time_zone: text().notNull().default('UTC'),
    /** In which the product speaks to them; `language` is that of their questions. */
    interface_language: text({ enum: LANGUAGES }).notNull().default('en'),
    /** How its keywords become questions: that of the version the account was made with, so that trends go on. */
    wording_version: integer().notNull().default(WORDING_VERSION),
    company_details_completed: boolean().notNull().default(false),
    onboarding_completed: boolean().notNull().default(false),
    /** References plans(id); the constraint stands in a migration of its own because plans come after accounts. */
    plan_id: uuid().notNull(),
    keyword_limit_override: integer(),
    /** The user's own cap below the plan's budget, US dollars a month. */
    monthly_budget_cap_usd: numeric({ precision: 12, scale: 2, mode: 'number' }),
    /** Whether the tracker has its sidebar beside the page, in every browser. */
    shows_sidebar: boolean().notNull().default(true),
    /** Whether the user's browsers may tell how the product runs in them. */
    allows_measuring: boolean().notNull().default(true),
    /** The range of days that numbers are counted over; null: the plan's. */
    day_range: text(),
    /** The last request of a signed-in browser or client, kept to the hour. */
    last_seen_at: time().notNull().default(sql`now()`),
    updated_at: time().notNull().default(sql`now()`),
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
