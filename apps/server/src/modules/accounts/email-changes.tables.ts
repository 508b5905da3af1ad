import { pgTable, text } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables.ts';
import { personId, time } from '../../database/columns.ts';

/** New addresses that wait to be confirmed, one a person: a later one takes the place of an earlier. */
export const email_changes = pgTable('email_changes', {
  user_id: personId()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  new_email: text().notNull(),
  /** The link itself is in the mail and nowhere else. */
  token_hash: text().notNull().unique(),
  expires_at: time().notNull(),
});
