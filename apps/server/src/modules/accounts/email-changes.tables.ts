import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables.ts';
import { time } from '../../database/columns.ts';

/** New addresses that wait to be confirmed, one a person: a later one takes the place of an earlier. */
export const email_changes = pgTable('email_changes', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  new_email: text('new_email').notNull(),
  /** The link itself is in the mail and nowhere else. */
  token_hash: text('token_hash').notNull().unique(),
  expires_at: time('expires_at').notNull(),
});
