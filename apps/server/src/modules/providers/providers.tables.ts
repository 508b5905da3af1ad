import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** One row per call a provider may have in flight, over all processes. A holder that dies lets go by its lease. */
export const provider_slots = pgTable(
  'provider_slots',
  {
    provider: text().notNull(),
    slot_no: integer().notNull(),
    holder: uuid(),
    lease_until: time(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.slot_no] })],
);

/** How a provider is doing: until when nobody may ask it, and its last success and failure. */
export const provider_states = pgTable('provider_states', {
  provider: text().primaryKey(),
  paused_until: time(),
  pause_reason: text(),
  last_success_at: time(),
  last_failure_at: time(),
  last_failure: text(),
});

/** Calls per provider and minute, for the rate of failures. */
export const provider_minutes = pgTable(
  'provider_minutes',
  {
    provider: text().notNull(),
    minute: time().notNull(),
    calls: integer().notNull(),
    failures: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.minute] }),
    index('provider_minutes_minute').on(table.minute),
  ],
);
