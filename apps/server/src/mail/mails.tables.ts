import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { personId, time } from '../database/columns.ts';

/**
 * Mails to be sent and what became of them. Once a mail is handed over its HTML is emptied and the links of its text are
 * masked, because a link signs its holder in.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** Whose account it is about, whatever address it goes to: erased with it. */
    user_id: personId(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull().default(''),
    /** Of a mail that can be ended by a link of its own; emptied with the text. */
    unsubscribe_url: text(),
    created_at: time().notNull(),
    tries: integer().notNull().default(0),
    /** Why the newest try failed. */
    error: text(),
    sent_at: time(),
    /** When the last try failed. */
    given_up_at: time(),
  },
  (table) => [index('mails_created_at').on(table.created_at), index('mails_user').on(table.user_id)],
);
