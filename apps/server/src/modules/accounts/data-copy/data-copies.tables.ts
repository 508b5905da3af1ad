import { DATA_COPY_STATES } from '@answerscope/contract';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, goesWith, personId, time } from '../../../database/columns.ts';

/** Files with everything of an account, asked for by its user. */
export const data_copies = pgTable(
  'data_copies',
  {
    user_id: personId(),
    id: uuid().notNull(),
    state: text({ enum: DATA_COPY_STATES }).notNull(),
    requested_at: time().notNull(),
    /** Whose parts count: a worker that was thought dead may still write some. */
    build_id: uuid(),
    rows_done: integer().notNull().default(0),
    rows_total: integer().notNull().default(0),
    byte_count: integer().notNull().default(0),
    part_count: integer().notNull().default(0),
    expires_at: time(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('data_copies_requested_at').on(table.requested_at),
  ],
);

/** The bytes of such a file, in pieces: no process ever holds all of it. */
export const data_copy_parts = pgTable(
  'data_copy_parts',
  {
    user_id: personId(),
    copy_id: uuid().notNull(),
    build_id: uuid().notNull(),
    part_no: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.copy_id, table.build_id, table.part_no] }),
    goesWith('data_copy_parts_copy', [table.user_id, table.copy_id], [data_copies.user_id, data_copies.id]),
  ],
);
