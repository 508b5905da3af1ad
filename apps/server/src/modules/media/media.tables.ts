import { MEDIA_PURPOSES } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { check, customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures as they are served, each once. */
export const media = pgTable(
  'media',
  {
    hash: text('hash').primaryKey(),
    bytes: bytea('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    byte_count: integer('byte_count').notNull(),
    purpose: text('purpose', { enum: MEDIA_PURPOSES }).notNull(),
    created_by: uuid('created_by').notNull(),
    created_at: time('created_at').notNull(),
    /** When it was uploaded last: one that nobody uses is kept for a while from then. */
    uploaded_at: time('uploaded_at').notNull(),
  },
  (table) => [
    check('media_hash_of_bytes', sql`${table.hash} = encode(sha256(${table.bytes}), 'hex')`),
    check('media_byte_count', sql`${table.byte_count} = octet_length(${table.bytes})`),
  ],
);
