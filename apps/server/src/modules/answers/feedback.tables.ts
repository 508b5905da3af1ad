import { foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { answers, judgements } from './answers.tables.ts';

/** A user's word that a verdict is wrong. It changes no number; one per answer and judgement. */
export const verdict_feedback = pgTable(
  'verdict_feedback',
  {
    user_id: uuid('user_id').notNull(),
    answer_id: uuid('answer_id').notNull(),
    judgement_id: uuid('judgement_id').notNull(),
    expected: text('expected', { enum: ['mentioned', 'not_mentioned'] }).notNull(),
    /** The place that is meant, in UTF-16 units of the answer; null when the whole verdict is. */
    span_start: integer('span_start'),
    span_end: integer('span_end'),
    note: text('note'),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.answer_id, table.judgement_id] }),
    foreignKey({
      name: 'verdict_feedback_answer',
      columns: [table.user_id, table.answer_id],
      foreignColumns: [answers.user_id, answers.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'verdict_feedback_judgement',
      columns: [table.user_id, table.judgement_id],
      foreignColumns: [judgements.user_id, judgements.id],
    }).onDelete('cascade'),
  ],
);
