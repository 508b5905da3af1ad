import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { personId, time } from '../../database/columns.ts';

/** What administrators note of a user for each other. The user never sees it. */
export const admin_notes = pgTable(
  'admin_notes',
  {
    id: uuid().primaryKey(),
    user_id: personId(),
    author_id: uuid().notNull(),
    note: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [index('admin_notes_user').on(table.user_id, table.id)],
);

/** Pages of the back office that an administrator keeps by a name. */
export const saved_views = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    user_id: personId(),
    name: text().notNull(),
    path: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [unique('saved_views_name').on(table.user_id, table.name)],
);
