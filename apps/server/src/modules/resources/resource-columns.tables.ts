import { integer, type PgColumn, type PgTable, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** What the table of a resource has besides its fields. */
export const resourceColumns = () => ({
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  sort_order: integer('sort_order').notNull().default(0),
  created_at: time('created_at').notNull().defaultNow(),
  updated_at: time('updated_at').notNull().defaultNow(),
  deleted_at: time('deleted_at'),
});

/** A table that holds the rows of a resource. */
export type ResourceTable = PgTable & Record<keyof ReturnType<typeof resourceColumns>, PgColumn>;
