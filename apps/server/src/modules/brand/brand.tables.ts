import { integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountId, ownKey, time } from '../../database/columns.ts';

/** What a brand and its competitors are called. */
export interface BrandNamesSnapshot {
  name: string;
  domain: string | null;
  aliases: string[];
  products: string[];
  /** Revisions written before it was known have none. */
  category?: string | null;
  /** What has the name of the brand and is not the brand; left out where there is none. */
  namesakes?: { name: string; words: string[] }[];
  competitors: { name: string; domain: string | null; aliases: string[]; products: string[] }[];
}

/** The names as they stood from `created_at` on; a verdict belongs to one revision. Insert-only. */
export const brand_revisions = pgTable(
  'brand_revisions',
  {
    account_id: accountId(),
    revision: integer().notNull(),
    name: text().notNull(),
    names: jsonb().$type<BrandNamesSnapshot>().notNull(),
    created_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.revision] })],
);

/** What has the brand's name and is not the brand: its full name, and words that stand near it. */
export const brand_namesakes = pgTable(
  'brand_namesakes',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    name: text().notNull(),
    words: jsonb().$type<string[]>().notNull(),
    created_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: ownKey(table) })],
);

/** Who else is named where the brand could be. `name_key` (NFKC, lower case) makes two spellings the same. */
export const competitors = pgTable(
  'competitors',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    competitor_name: text().notNull(),
    name_key: text().notNull(),
    /** Of the company it is counted as; null until the counting worker has met a competitor from before there were any. */
    company_key: text(),
    competitor_url: text(),
    description: text(),
    industry: text(),
    market_position: text(),
    competitive_strength: text(),
    key_strengths: jsonb().$type<string[]>().notNull(),
    relationship_type: text(),
    aliases: jsonb().$type<string[]>().notNull(),
    products: jsonb().$type<string[]>().notNull(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('competitors_name_key').on(table.account_id, table.name_key),
    uniqueIndex('competitors_company_key').on(table.account_id, table.company_key),
  ],
);
