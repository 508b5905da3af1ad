import { integer, jsonb, type PgColumn, type PgTable, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** What the table of a resource has besides its fields. */
export const resourceColumns = () => ({
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  sort_order: integer().notNull().default(0),
  created_at: time().notNull().defaultNow(),
  updated_at: time().notNull().defaultNow(),
  deleted_at: time(),
});

/** Texts of an entry in other languages than English; null: nobody wrote them. */
export interface Translations<Texts> {
  de: Texts | null;
}

/** The column for them. */
export const translationsColumn = <Texts>() =>
  jsonb().$type<Translations<Texts>>().notNull().default({ de: null });

/** A table that holds the rows of a resource. */
export type ResourceTable = PgTable & Record<keyof ReturnType<typeof resourceColumns>, PgColumn>;
