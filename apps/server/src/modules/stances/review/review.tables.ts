import { STATEMENT_MARKS } from '@answerscope/contract';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, goesWith, keyOf, ownKey, time } from '../../../database/columns.ts';
import { answers } from '../../answers/answers.tables.ts';

const answerKey = keyOf('account_id', 'answer_id');

/** What a person says of what an answer says of the brand. By its place: it outlives reading and judging again. */
export const statement_marks = pgTable(
  'statement_marks',
  {
    account_id: accountId(),
    answer_id: uuid().notNull(),
    /** A stance, or the kind of a fact. */
    kind: text().notNull(),
    start_offset: integer().notNull(),
    end_offset: integer().notNull(),
    mark: text({ enum: STATEMENT_MARKS }).notNull(),
    marked_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [...answerKey(table), table.kind, table.start_offset, table.end_offset] }),
    goesWith('statement_marks_answer', answerKey(table), ownKey(answers)),
  ],
);

/** What a user declares of the brand for answers to be held against. */
export const brand_facts = pgTable('brand_facts', {
  account_id: accountId().primaryKey(),
  founding_year: integer(),
  prices: jsonb().$type<string[]>().notNull(),
  updated_at: time().notNull(),
});
