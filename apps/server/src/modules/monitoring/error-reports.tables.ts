import { ERROR_CATEGORIES, ERROR_GROUP_STATES } from '@answerscope/contract';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { partOf, personId, time } from '../../database/columns.ts';

/** Who met an error, the most trusted last. */
export const ERROR_WITNESSES = ['visitor', 'account', 'server'] as const;

/** Errors that browsers reported and faults of the server, one row for all reports of the same. */
export const error_groups = pgTable(
  'error_groups',
  {
    id: uuid().primaryKey(),
    /** What makes two reports the same. */
    fingerprint: text().notNull().unique(),
    category: text({ enum: ERROR_CATEGORIES }).notNull(),
    message: text().notNull(),
    stack: text(),
    route: text().notNull(),
    error_id: text(),
    /** The newest that met it. */
    version: text().notNull(),
    times: integer().notNull(),
    /** The most trusted who met it: their words stay. */
    met_by: text({ enum: ERROR_WITNESSES }).notNull().default('visitor'),
    state: text({ enum: ERROR_GROUP_STATES }).notNull(),
    /** What ran when it was resolved; only a newer build that meets it reopens it. */
    resolved_version: text(),
    /** How often it had been met then; null while it is not resolved. */
    resolved_times: integer(),
    first_seen_at: time().notNull(),
    last_seen_at: time().notNull(),
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
    user_id: personId(),
    group_id: partOf(() => error_groups.id),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.group_id] }),
    index('error_group_users_group').on(table.group_id),
  ],
);
