import { SEARCH_INTENTS, type SearchIntent } from '@answerscope/contract';
import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accountId, goesWith, ownKey, time } from '../../database/columns.ts';

/** A keyword that somebody may want to track, as an assistant thought of it. */
export interface KeywordIdea {
  keyword: string;
  topic: string | null;
  search_intent: SearchIntent;
}

/** Batches of keywords that were generated for a user. */
export const keyword_generations = pgTable(
  'keyword_generations',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    /** The company with all that the ideas depend on: equal keys have equal ideas for a day. */
    company_key: text().notNull(),
    /** Null while an assistant is being asked; none where nothing came of it. */
    ideas: jsonb().$type<KeywordIdea[]>(),
    /** When an assistant was asked: of ideas that were used again, the first time. */
    asked_at: time().notNull(),
    /** When the user chose from the batch; null: not yet. */
    confirmed_at: time(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    index('keyword_generations_asked_at').on(table.account_id, table.asked_at.desc()),
  ],
);

/** Generated keywords that nobody has chosen yet: they count in no limit and are asked by no run. */
export const keyword_suggestions = pgTable(
  'keyword_suggestions',
  {
    account_id: accountId(),
    /** Of the keyword that it becomes when it is chosen. */
    id: uuid().notNull(),
    batch_id: uuid().notNull(),
    keyword: text().notNull(),
    text_key: text().notNull(),
    topic: text(),
    search_intent: text({ enum: SEARCH_INTENTS }).notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('keyword_suggestions_text_key').on(table.account_id, table.text_key),
    goesWith(
      'keyword_suggestions_batch',
      [table.account_id, table.batch_id],
      [keyword_generations.account_id, keyword_generations.id],
    ),
  ],
);
