import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { personId, time } from '../../database/columns.ts';
import { plans } from '../plans/plans.tables.ts';

/** People who were invited and have no account yet; a row goes once it was accepted or withdrawn. */
export const invitations = pgTable('invitations', {
  /** The person who accepts it gets this id. */
  id: personId().primaryKey(),
  email: text().notNull().unique(),
  role: text({ enum: ['user', 'admin'] }).notNull(),
  /** Null: the plan of new accounts. */
  plan_id: uuid().references(() => plans.id, { onDelete: 'set null' }),
  /** The link itself is in the mail and nowhere else. */
  token_hash: text().notNull().unique(),
  invited_by: personId(),
  created_at: time().notNull(),
  sent_at: time().notNull(),
  expires_at: time().notNull(),
});
