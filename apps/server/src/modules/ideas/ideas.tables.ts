import { IDEA_DECISIONS } from '@answerscope/contract';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { keyOf, time } from '../../database/columns.ts';

/** What a user decided about a topic idea: it does not come twice. */
export const topic_idea_choices = pgTable(
  'topic_idea_choices',
  {
    user_id: uuid().notNull(),
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
  (table) => [primaryKey({ columns: keyOf('user_id', 'idea_key')(table) })],
);
