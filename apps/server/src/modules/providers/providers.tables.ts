import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** One row per call a provider may have in flight, over all processes. A holder that dies lets go by its lease. */
export const provider_slots = pgTable(
  'provider_slots',
  {
    provider: text('provider').notNull(),
    slot_no: integer('slot_no').notNull(),
    holder: uuid('holder'),
    lease_until: time('lease_until'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.slot_no] })],
);

/** How a provider is doing: until when nobody may ask it, and its last success and failure. */
export const provider_states = pgTable('provider_states', {
  provider: text('provider').primaryKey(),
  paused_until: time('paused_until'),
  pause_reason: text('pause_reason'),
  last_success_at: time('last_success_at'),
  last_failure_at: time('last_failure_at'),
  last_failure: text('last_failure'),
});

/** Calls per provider and minute, for the rate of failures. */
export const provider_minutes = pgTable(
  'provider_minutes',
  {
    provider: text('provider').notNull(),
    minute: time('minute').notNull(),
    calls: integer('calls').notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.minute] }),
    index('provider_minutes_minute').on(table.minute),
  ],
);
