import { ERROR_CATEGORIES, ERROR_GROUP_STATES } from '@answerscope/contract';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** Errors that browsers reported and faults of the server, one row for all reports of the same. */
export const error_groups = pgTable(
  'error_groups',
  {
    id: uuid('id').primaryKey(),
    /** What makes two reports the same. */
    fingerprint: text('fingerprint').notNull().unique(),
    category: text('category', { enum: ERROR_CATEGORIES }).notNull(),
    message: text('message').notNull(),
    stack: text('stack'),
    route: text('route').notNull(),
    error_id: text('error_id'),
    version: text('version').notNull(),
    times: integer('times').notNull(),
    state: text('state', { enum: ERROR_GROUP_STATES }).notNull(),
    /** The version that met it last when it was resolved. */
    resolved_version: text('resolved_version'),
    first_seen_at: time('first_seen_at').notNull(),
    last_seen_at: time('last_seen_at').notNull(),
  },
  (table) => [
    index('error_groups_last_seen').on(table.state, table.last_seen_at),
    index('error_groups_error_id').on(table.error_id),
  ],
);

/** Which accounts met an error. */
export const error_group_users = pgTable(
  'error_group_users',
  {
    user_id: uuid('user_id').notNull(),
    group_id: uuid('group_id')
      .notNull()
      .references(() => error_groups.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.group_id] }),
    index('error_group_users_group').on(table.group_id),
  ],
);
