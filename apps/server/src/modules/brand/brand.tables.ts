import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a brand and its competitors are called. */
export interface BrandNamesSnapshot {
  name: string;
  domain: string | null;
  aliases: string[];
  products: string[];
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
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.revision] })],
);
