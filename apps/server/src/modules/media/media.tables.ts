import { MEDIA_PURPOSES } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, time } from '../../database/columns.ts';

/** Pictures as they are served, each once. */
export const media = pgTable(
  'media',
  {
    hash: text().primaryKey(),
    bytes: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    byte_count: integer().notNull(),
    purpose: text({ enum: MEDIA_PURPOSES }).notNull(),
    /** Null for what the product fetched itself. */
    created_by: uuid(),
    created_at: time().notNull(),
    /** When it was uploaded last: one that nobody uses is kept for a while from then. */
    uploaded_at: time().notNull(),
  },
  (table) => [
    check('media_hash_of_bytes', sql`${table.hash} = encode(sha256(${table.bytes}), 'hex')`),
    check('media_byte_count', sql`${table.byte_count} = octet_length(${table.bytes})`),
  ],
);
