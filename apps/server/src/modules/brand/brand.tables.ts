import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** What a brand and its competitors are called. */
export interface BrandNamesSnapshot {
  name: string;
  domain: string | null;
  aliases: string[];
  products: string[];
  /** Revisions written before it was known have none. */
  category?: string | null;
  competitors: { name: string; domain: string | null; aliases: string[]; products: string[] }[];
}

/** The names as they stood from `created_at` on; a verdict belongs to one revision. Insert-only. */
export const brand_revisions = pgTable(
  'brand_revisions',
  {
    user_id: uuid('user_id').notNull(),
    revision: integer('revision').notNull(),
    name: text('name').notNull(),
    names: jsonb('names').$type<BrandNamesSnapshot>().notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.revision] })],
);

/** What a user says of the own brand beside the company's name and address, which the profile holds. */
export const brands = pgTable('brands', {
  user_id: uuid('user_id').primaryKey(),
  aliases: jsonb('aliases').$type<string[]>().notNull(),
  products: jsonb('products').$type<string[]>().notNull(),
  category: text('category'),
  updated_at: time('updated_at').notNull(),
});

/** Who else is named where the brand could be. `name_key` (NFKC, lower case) makes two spellings the same. */
export const competitors = pgTable(
  'competitors',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    competitor_name: text('competitor_name').notNull(),
    name_key: text('name_key').notNull(),
    competitor_url: text('competitor_url'),
    description: text('description'),
    industry: text('industry'),
    market_position: text('market_position'),
    competitive_strength: text('competitive_strength'),
    key_strengths: jsonb('key_strengths').$type<string[]>().notNull(),
    relationship_type: text('relationship_type'),
    aliases: jsonb('aliases').$type<string[]>().notNull(),
    products: jsonb('products').$type<string[]>().notNull(),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    unique('competitors_name_key').on(table.user_id, table.name_key),
  ],
);
