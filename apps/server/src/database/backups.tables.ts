import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Backups that were made of this database: that there is one, not where it lies. */
export const backups = pgTable('backups', {
  id: uuid().primaryKey().defaultRandom(),
  taken_at: time().notNull(),
  row_count: bigint({ mode: 'number' }).notNull(),
  product_version: text().notNull(),
});
