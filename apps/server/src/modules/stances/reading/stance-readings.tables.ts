import { CHANNELS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { channel, goesWith, keyOf, microdollars, ownKey, time } from '../../../database/columns.ts';
import { answers } from '../../answers/answers.tables.ts';
import type { ReadCompany, ReadingFailure, ReadStatement } from './stance-readings.rules.ts';

/**
 * What a model read an answer to say of the brand and its competitors, in one call. A row is written when the rules have
 * read the answer; what follows is the protocol of a check: money reserved and 'asking' committed before the call,
 * settled after it.
 */
export const stance_readings = pgTable(
  'stance_readings',
  {
    user_id: uuid().notNull(),
    id: uuid().notNull(),
    answer_id: uuid().notNull(),
    /** Of the answer: it is asked about when its report is written. */
    run_id: uuid().notNull(),
    channel: channel(),
    companies: jsonb().$type<ReadCompany[]>().notNull(),
    state: text({ enum: ['open', 'asking', 'decided', 'failed'] }).notNull(),
    /** Those whose words stand in the answer, and how many others there were. */
    statements: jsonb().$type<ReadStatement[]>().notNull().default([]),
    unproven: integer().notNull().default(0),
    /** Whom it was asked of last, and the model that answered. */
    provider: text({ enum: CHANNELS }),
    model: text(),
    request_id: text(),
    /** Calls written for it; what those that ended cost together; what the one under way has set aside. */
    attempts: integer().notNull().default(0),
    cost_microdollars: microdollars().notNull().default(0),
    reserved_microdollars: microdollars().notNull().default(0),
    failure_code: text().$type<ReadingFailure>(),
    failure_message: text(),
    created_at: time().notNull(),
    /** Not before this moment. */
    retry_at: time(),
    asked_at: time(),
    /** After this moment a call still 'asking' has lost its caller. */
    deadline_at: time(),
    ended_at: time(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('stance_readings_once').on(table.user_id, table.answer_id),
    goesWith('stance_readings_answer', keyOf('user_id', 'answer_id')(table), ownKey(answers)),
    index('stance_readings_created').on(table.created_at),
    index('stance_readings_open').on(table.created_at).where(sql`${table.state} = 'open'`),
    index('stance_readings_asking').on(table.deadline_at).where(sql`${table.state} = 'asking'`),
  ],
);
