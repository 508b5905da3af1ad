import { LANGUAGES, WORDING_VERSION } from '@answerscope/contract';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables.ts';
import { accountId, ownKey, personId, time } from '../../database/columns.ts';
import type { BrandId } from '../../lib/ids.ts';
import { topic_categories, topic_subcategories } from '../topics/topics.tables.ts';

/** A person signs in. A trigger makes a person, their first account and its first brand at sign-up, all with one id. */
export const persons = pgTable(
  'persons',
  {
    id: personId()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    full_name: text().notNull(),
    email: text().notNull(),
    /** The person's picture; `auth.user` holds a copy. */
    image_url: text(),
    /** The language of the interface; `brands.language` is that of questions. */
    interface_language: text({ enum: LANGUAGES }).notNull().default('en'),
    /** Whether the sidebar is open, in every browser. */
    shows_sidebar: boolean().notNull().default(true),
    /** Whether the person's browsers may report how the product runs in them. */
    allows_measuring: boolean().notNull().default(true),
    /** The last request of a signed-in browser or client, to the hour. */
    last_seen_at: time().notNull().default(sql`now()`),
    updated_at: time().notNull().default(sql`now()`),
  },
  (table) => [
    index('persons_last_seen').on(table.last_seen_at, table.id),
    /** Finds any part of a name without reading every person. */
    index('persons_name').using('gin', table.full_name.op('gin_trgm_ops')),
  ],
);

/** Pays and has limits. Its row is locked while a limit is checked or money is moved. */
export const accounts = pgTable(
  'accounts',
  {
    id: accountId().primaryKey(),
    /** Letters about the account go to its owner. */
    owner_id: personId().references(() => persons.id, { onDelete: 'cascade' }),
    /** References plans(id). A migration adds the constraint, because plans come after accounts. */
    plan_id: uuid().notNull(),
    keyword_limit_override: integer(),
    /** The account's own cap below the plan's budget, US dollars a month. */
    monthly_budget_cap_usd: numeric({ precision: 12, scale: 2, mode: 'number' }),
    updated_at: time().notNull().default(sql`now()`),
  },
  (table) => [index('accounts_owner').on(table.owner_id), index('accounts_plan').on(table.plan_id)],
);

/** A company as it is measured, with its place and its other names. */
export const brands = pgTable(
  'brands',
  {
    account_id: accountId().references(() => accounts.id, { onDelete: 'cascade' }),
    id: uuid().$type<BrandId>().notNull(),
    company_name: text(),
    company_url: text(),
    city: text(),
    state: text(),
    offers_local_services: boolean().notNull().default(false),
    seed_keyword: text(),
    business_category_id: uuid().references(() => topic_categories.id, { onDelete: 'set null' }),
    business_subcategory_id: uuid().references(() => topic_subcategories.id, { onDelete: 'set null' }),
    country: text().notNull().default('US'),
    /** Of questions and answers. */
    language: text().notNull().default('en'),
    time_zone: text().notNull().default('UTC'),
    /** How keywords become questions. A brand keeps the version of its first day, which lets trends continue. */
    wording_version: integer().notNull().default(WORDING_VERSION),
    aliases: jsonb().$type<string[]>().notNull().default([]),
    products: jsonb().$type<string[]>().notNull().default([]),
    /** The meaning of the brand's name, for a name with several. */
    category: text(),
    company_details_completed: boolean().notNull().default(false),
    onboarding_completed: boolean().notNull().default(false),
    /** The range of days that numbers are counted over; null: the plan's. */
    day_range: text(),
    updated_at: time().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    index('brands_business_category').on(table.business_category_id),
    index('brands_business_subcategory').on(table.business_subcategory_id),
    index('brands_company_name').using('gin', table.company_name.op('gin_trgm_ops')),
  ],
);
