import { DATA_COPY_STATES } from '@answerscope/contract';
import { customType, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../../database/columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files with everything of an account, asked for by its user. */
export const data_copies = pgTable(
  'data_copies',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    state: text('state', { enum: DATA_COPY_STATES }).notNull(),
    requested_at: time('requested_at').notNull(),
    /** Whose parts count: a worker that was thought dead may still write some. */
    build_id: uuid('build_id'),
    rows_done: integer('rows_done').notNull().default(0),
    rows_total: integer('rows_total').notNull().default(0),
    byte_count: integer('byte_count').notNull().default(0),
    part_count: integer('part_count').notNull().default(0),
    expires_at: time('expires_at'),
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
    user_id: uuid('user_id').notNull(),
    copy_id: uuid('copy_id').notNull(),
    build_id: uuid('build_id').notNull(),
    part_no: integer('part_no').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.copy_id, table.build_id, table.part_no] }),
    foreignKey({
      name: 'data_copy_parts_copy',
      columns: [table.user_id, table.copy_id],
      foreignColumns: [data_copies.user_id, data_copies.id],
    }).onDelete('cascade'),
  ],
);
