import {
  CHANNELS,
  DATA_EXPORT_ENTITIES,
  DATA_EXPORT_FORMATS,
  DATA_EXPORT_STATES,
} from '@answerscope/contract';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, partOf, time } from '../../database/columns.ts';

/** Files with rows of users, asked for by administrators. Who asked and who downloaded is in the audit. */
export const data_exports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey(),
    entity: text({ enum: DATA_EXPORT_ENTITIES }).notNull(),
    format: text({ enum: DATA_EXPORT_FORMATS }).notNull(),
    from_day: date(),
    to_day: date(),
    /** Whose rows alone are in it; null: everybody's. */
    of_user_id: uuid(),
    channel: text({ enum: CHANNELS }),
    has_personal_data: boolean().notNull(),
    state: text({ enum: DATA_EXPORT_STATES }).notNull(),
    failure: text(),
    requested_by: uuid().notNull(),
    requested_at: time().notNull(),
    /** Whose parts are kept: a worker that was thought dead keeps none any more. */
    build_id: uuid(),
    rows_done: integer().notNull().default(0),
    rows_total: integer().notNull().default(0),
    /** Bytes of the parts that are kept, also while it is made. */
    byte_count: bigint({ mode: 'number' }).notNull().default(0),
    part_count: integer().notNull().default(0),
    expires_at: time(),
  },
  (table) => [
    index('data_exports_newest').on(table.requested_at.desc()),
    index('data_exports_expires').on(table.expires_at),
  ],
);

/** The bytes of such a file, in pieces: no process ever holds all of it. */
export const data_export_parts = pgTable(
  'data_export_parts',
  {
    export_id: partOf(() => data_exports.id),
    build_id: uuid().notNull(),
    part_no: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.export_id, table.build_id, table.part_no] })],
);
