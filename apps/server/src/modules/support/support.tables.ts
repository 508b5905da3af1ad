import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { personId, time } from '../../database/columns.ts';

/** When an administrator saw the product as a user, to help, and why. */
export const support_views = pgTable(
  'support_views',
  {
    user_id: personId(),
    id: uuid().primaryKey(),
    administrator_id: uuid().notNull(),
    /** The administrator's, with which it ends. */
    session_id: uuid().notNull(),
    reason: text().notNull(),
    started_at: time().notNull(),
    /** When it ends by itself. */
    ends_at: time().notNull(),
    /** When it was stopped; null where it goes on or ended by itself. */
    stopped_at: time(),
  },
  (table) => [
    index('support_views_user').on(table.user_id, table.started_at.desc().nullsFirst()),
    index('support_views_session').on(table.session_id),
  ],
);
