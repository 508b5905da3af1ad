import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Whether this database's answers are real or simulated: one row, written once and never changed. */
export const database_kind = pgTable(
  'database_kind',
  {
    is_only: boolean().primaryKey().default(true),
    kind: text({ enum: ['real', 'simulated'] }).notNull(),
    created_at: time().notNull().defaultNow(),
  },
  (table) => [
    check('database_kind_one_row', sql`${table.is_only}`),
    check('database_kind_known', sql`${table.kind} in ('real', 'simulated')`),
  ],
);
