import { TOKEN_SCHEMES, type TokenValue } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';
import { resourceColumns } from '../resources/resource-columns.tables.ts';

/** What administrators work on: one row at most. Who changed it is in the audit. */
export const design_drafts = pgTable('design_drafts', {
  name: text({ enum: ['draft'] }).primaryKey(),
  version: integer().notNull(),
  tokens: jsonb().$type<TokenValue[]>().notNull(),
  updated_at: time(),
});

/** What is or was published, never changed; the highest number is what is seen. Who published it is in the audit. */
export const design_versions = pgTable(
  'design_versions',
  {
    number: integer().primaryKey(),
    /** Null where it is the built-in look. */
    style_sheet: text(),
    /** sha-256 of the style sheet, in hexadecimal. */
    hash: text(),
    restored: integer(),
    published_at: time().notNull(),
  },
  (table) => [index('design_versions_hash').on(table.hash)],
);

/** The values of what is or was published (specification 3: design_tokens). */
export const design_tokens = pgTable(
  'design_tokens',
  {
    number: integer()
      .notNull()
      .references(() => design_versions.number, { onDelete: 'cascade' }),
    token_name: text().notNull(),
    scheme: text({ enum: TOKEN_SCHEMES }).notNull(),
    token_value: text().notNull(),
    token_group: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.number, table.scheme, table.token_name] })],
);

/** Sets of design tokens by a name. */
export const theme_templates = pgTable(
  'theme_templates',
  {
    ...resourceColumns(),
    name: text().notNull(),
    description: text().notNull(),
    tokens: jsonb().$type<TokenValue[]>().notNull(),
    is_built_in: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('theme_templates_name').on(table.name).where(sql`${table.deleted_at} is null`)],
);
