import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** Set-ups of the plans at the payment provider that administrators asked for. Who asked is in the audit. */
export const payment_set_ups = pgTable(
  'payment_set_ups',
  {
    id: uuid().primaryKey(),
    state: text({ enum: ['waiting', 'done', 'failed'] }).notNull(),
    asked_at: time().notNull(),
    ended_at: time(),
    prices_made: integer().notNull().default(0),
    prices_kept: integer().notNull().default(0),
    failure: text(),
  },
  (table) => [
    index('payment_set_ups_newest').on(table.asked_at.desc()),
    uniqueIndex('payment_set_ups_waiting').on(table.state).where(sql`${table.state} = 'waiting'`),
  ],
);
