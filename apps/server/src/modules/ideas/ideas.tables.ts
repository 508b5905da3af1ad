import { IDEA_DECISIONS } from '@answerscope/contract';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, keyOf, ownKey, time } from '../../database/columns.ts';

/** What a user decided about a topic idea: it does not come twice. */
export const topic_idea_choices = pgTable(
  'topic_idea_choices',
  {
    account_id: accountId(),
    /** Names the idea wherever it comes from: `idea:<id>` of an administrators' one, `name:<name>` of one from answers. */
    idea_key: text().notNull(),
    state: text({ enum: IDEA_DECISIONS }).notNull(),
    /** As the idea was called then. */
    topic: text().notNull(),
    /** When one that was put off comes back; null for every other. */
    put_off_until: time(),
    /** Keywords that it added, in as many goes as it took: what taking an accepted one back removes. */
    keyword_ids: jsonb().$type<string[]>().notNull(),
    decided_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: keyOf('account_id', 'idea_key')(table) })],
);

/** A topic with its questions, as an assistant thought of it. */
export interface AskedIdea {
  topic: string;
  questions: string[];
}

/** The times when an assistant was asked for topic ideas, with what was kept of its answer. */
export const topic_idea_askings = pgTable(
  'topic_idea_askings',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    asked_at: time().notNull(),
    /** Null while the assistant is being asked; none where nothing came of it. */
    ideas: jsonb().$type<AskedIdea[]>(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    index('topic_idea_askings_asked_at').on(table.account_id, table.asked_at.desc()),
  ],
);
