import { SIGN_UP_EFFECTS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { resourceColumns } from '../resources/resource-columns.tables.ts';

/** Whose addresses accounts may be made with. */
export const sign_up_rules = pgTable(
  'sign_up_rules',
  {
    ...resourceColumns(),
    domain: text().notNull(),
    effect: text({ enum: SIGN_UP_EFFECTS }).notNull(),
    includes_subdomains: boolean().notNull(),
    note: text().notNull(),
    is_active: boolean().notNull(),
  },
  (table) => [uniqueIndex('sign_up_rules_domain').on(table.domain).where(sql`${table.deleted_at} is null`)],
);

/** Phrases that no new keyword may hold. */
export const keyword_rules = pgTable(
  'keyword_rules',
  {
    ...resourceColumns(),
    phrase: text().notNull(),
    message: text().notNull(),
    is_active: boolean().notNull(),
  },
  (table) => [uniqueIndex('keyword_rules_phrase').on(table.phrase).where(sql`${table.deleted_at} is null`)],
);
