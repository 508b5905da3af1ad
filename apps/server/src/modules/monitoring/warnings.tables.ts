import { WARNING_COMPARISONS, WARNING_MEASURES } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { partOf, time } from '../../database/columns.ts';
import { resourceColumns } from '../resources/resource-columns.tables.ts';

/** When administrators are warned by mail. */
export const warning_rules = pgTable(
  'warning_rules',
  {
    ...resourceColumns(),
    name: text().notNull(),
    measure: text({ enum: WARNING_MEASURES }).notNull(),
    comparison: text({ enum: WARNING_COMPARISONS }).notNull(),
    threshold: doublePrecision().notNull(),
    window_minutes: integer().notNull(),
    cooldown_minutes: integer().notNull(),
    /** Mail addresses, one a line; empty: all active administrators. */
    receivers: text().notNull(),
    is_active: boolean().notNull(),
  },
  (table) => [uniqueIndex('warning_rules_name').on(table.name).where(sql`${table.deleted_at} is null`)],
);

/** Warnings that were given, as the rule was then. */
export const warnings = pgTable(
  'warnings',
  {
    id: uuid().primaryKey(),
    rule_id: partOf(() => warning_rules.id),
    name: text().notNull(),
    measure: text({ enum: WARNING_MEASURES }).notNull(),
    comparison: text({ enum: WARNING_COMPARISONS }).notNull(),
    threshold: doublePrecision().notNull(),
    value: doublePrecision().notNull(),
    warned_at: time().notNull(),
  },
  (table) => [
    index('warnings_rule').on(table.rule_id, table.warned_at),
    index('warnings_warned').on(table.warned_at),
  ],
);
