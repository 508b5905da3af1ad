import { doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One token bucket per key: what is left of it and when that was true. Shared by all processes. */
export const rate_buckets = pgTable('rate_buckets', {
  key: text('key').primaryKey(),
  tokens: doublePrecision('tokens').notNull(),
  updated_at: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});
