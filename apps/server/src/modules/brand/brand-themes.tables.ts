import { boolean, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accountId, ownKey, time } from '../../database/columns.ts';

/**
 * What a company is or wants to be known for, with the words that say so. How far assistants say it is counted over
 * their stored answers and kept nowhere. `name_key` (NFKC, lower case) makes two spellings the same.
 */
export const brand_themes = pgTable(
  'brand_themes',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    /** Where it stands in the list as it was saved. */
    place: integer().notNull(),
    theme_name: text().notNull(),
    name_key: text().notNull(),
    theme_category: text(),
    keywords: jsonb().$type<string[]>().notNull(),
    is_core_theme: boolean().notNull(),
    /** The pillar it says, by its text: pillars are saved as a whole list and have no id. */
    pillar_text: text(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('brand_themes_name').on(table.account_id, table.name_key),
  ],
);
