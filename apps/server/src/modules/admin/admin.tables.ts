import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** What administrators note of a user for each other. The user never sees it. */
export const admin_notes = pgTable(
  'admin_notes',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id').notNull(),
    author_id: uuid('author_id').notNull(),
    note: text('note').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [index('admin_notes_user').on(table.user_id, table.id)],
);
