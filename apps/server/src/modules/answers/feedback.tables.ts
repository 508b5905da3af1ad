import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, goesWith, ownKey, time } from '../../database/columns.ts';
import { answers, judgements } from './answers.tables.ts';

/** A user's word that a verdict is wrong. It changes no number; one per answer and judgement. */
export const verdict_feedback = pgTable(
  'verdict_feedback',
  {
    account_id: accountId(),
    answer_id: uuid().notNull(),
    judgement_id: uuid().notNull(),
    expected: text({ enum: ['mentioned', 'not_mentioned'] }).notNull(),
    /** The place that is meant, in UTF-16 units of the answer; null when the whole verdict is. */
    span_start: integer(),
    span_end: integer(),
    note: text(),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.answer_id, table.judgement_id] }),
    goesWith('verdict_feedback_answer', [table.account_id, table.answer_id], ownKey(answers)),
    goesWith('verdict_feedback_judgement', [table.account_id, table.judgement_id], ownKey(judgements)),
  ],
);
