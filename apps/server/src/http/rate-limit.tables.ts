import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../database/columns.ts';

/** One token bucket per key: what is left of it and when that was true. Shared by all processes. */
export const rate_buckets = pgTable('rate_buckets', {
  key: text().primaryKey(),
  tokens: doublePrecision().notNull(),
  updated_at: time().notNull(),
});
