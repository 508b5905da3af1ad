import type { SearchIntent } from '@answerscope/contract';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownKey, time } from '../../database/columns.ts';

/** A keyword that somebody may want to track, as an assistant thought of it. */
export interface KeywordIdea {
  keyword: string;
  topic: string | null;
  search_intent: SearchIntent;
}

/** Batches of keywords that were thought of for a user; the keywords themselves carry the batch's id. */
export const keyword_generations = pgTable(
  'keyword_generations',
  {
    user_id: uuid().notNull(),
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
    index('keyword_generations_asked_at').on(table.user_id, table.asked_at.desc()),
  ],
);
