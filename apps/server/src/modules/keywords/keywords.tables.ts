import { SEARCH_INTENTS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accountId, ownKey, time } from '../../database/columns.ts';

/** What a user tracks. `text_key` (NFKC, lower case) makes two spellings the same keyword. */
export const keywords = pgTable(
  'keywords',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    keyword: text().notNull(),
    text_key: text().notNull(),
    topic: text(),
    /** The user's own wording; null: made from the template. */
    question: text(),
    /** Null in a keyword from before it was guessed, until it is. */
    search_intent: text({ enum: SEARCH_INTENTS }),
    /** By a rule; false once its user or who thought of the keyword has said it. */
    is_intent_guessed: boolean().notNull().default(false),
    is_ai_generated: boolean().notNull().default(false),
    generation_batch_id: uuid(),
    is_paused: boolean().notNull().default(false),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('keywords_text_key').on(table.account_id, table.text_key),
    index('keywords_newest').on(table.account_id, table.created_at.desc(), table.id.desc()),
    // Empty but after an upgrade: what is still to be guessed.
    index('keywords_without_intent').on(table.id).where(sql`${table.search_intent} is null`),
  ],
);
