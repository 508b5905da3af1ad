import { SEARCH_INTENTS } from '@answerscope/contract';
import { boolean, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** What a user tracks. `text_key` (NFKC, lower case) makes two spellings the same keyword. */
export const keywords = pgTable(
  'keywords',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    keyword: text('keyword').notNull(),
    text_key: text('text_key').notNull(),
    topic: text('topic'),
    /** The user's own wording; null: made from the template. */
    question: text('question'),
    search_intent: text('search_intent', { enum: SEARCH_INTENTS }),
    is_ai_generated: boolean('is_ai_generated').notNull().default(false),
    generation_batch_id: uuid('generation_batch_id'),
    is_paused: boolean('is_paused').notNull().default(false),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    unique('keywords_text_key').on(table.user_id, table.text_key),
    index('keywords_newest').on(table.user_id, table.created_at.desc(), table.id.desc()),
  ],
);
