import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** Which rows that come with the product were added, so that they are added once and never again. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  seeded_at: time().notNull().defaultNow(),
});
