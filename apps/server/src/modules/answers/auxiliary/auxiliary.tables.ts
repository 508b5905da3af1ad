import { AUXILIARY_SUBJECTS, CHANNELS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { channel, goesWith, keyOf, microdollars, ownKey, time } from '../../../database/columns.ts';
import { answers } from '../answers.tables.ts';
import type {
  AuxiliaryBrand,
  AuxiliaryCompany,
  AuxiliaryFailure,
  AuxiliaryPlace,
} from './auxiliary.rules.ts';

/**
 * Places of an answer of which the rules are not sure, and what the auxiliary model says of them, in one call. A row is
 * written when the answer is read for companies; then the protocol of a check: money reserved and 'asking' committed
 * before the call, settled after it.
 */
export const auxiliary_verdicts = pgTable(
  'auxiliary_verdicts',
  {
    user_id: uuid().notNull(),
    id: uuid().notNull(),
    answer_id: uuid().notNull(),
    /** Of the answer: its report waits until its sentences are through. */
    run_id: uuid().notNull(),
    channel: channel(),
    /** The nearest to the user of those it is about. */
    asked_for: text({ enum: AUXILIARY_SUBJECTS }).notNull().default('brand'),
    /** What is sent: the question, the places and who may be named there; their hashes make equals findable. */
    question: text(),
    places: jsonb().$type<AuxiliaryPlace[]>().notNull(),
    text_hash: text().notNull(),
    brand: jsonb().$type<AuxiliaryBrand>().notNull(),
    brand_hash: text().notNull(),
    /** Other companies that places are about. */
    companies: jsonb().$type<AuxiliaryCompany[]>().notNull().default([]),
    /** Where the first place begins. */
    start_offset: integer().notNull(),
    rules_version: text().notNull(),
    /** Verdicts on the answer, by judgement, as they stood before this decision changed them. */
    verdicts_before: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    state: text({ enum: ['open', 'asking', 'decided', 'failed'] }).notNull(),
    /** Whom it was asked of last, and the model that answered. */
    provider: text({ enum: CHANNELS }),
    model: text(),
    request_id: text(),
    /** Calls written for it; what those that ended cost together; what the one under way has set aside. */
    attempts: integer().notNull().default(0),
    cost_microdollars: microdollars().notNull().default(0),
    reserved_microdollars: microdollars().notNull().default(0),
    failure_code: text().$type<AuxiliaryFailure>(),
    failure_message: text(),
    /** Whose decision on the same texts this one repeats; nothing was asked for it. */
    repeats_id: uuid(),
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
    unique('auxiliary_verdicts_once').on(
      table.user_id,
      table.answer_id,
      table.text_hash,
      table.start_offset,
      table.brand_hash,
    ),
    goesWith('auxiliary_verdicts_answer', keyOf('user_id', 'answer_id')(table), ownKey(answers)),
    index('auxiliary_verdicts_same').on(table.user_id, table.text_hash, table.brand_hash),
    index('auxiliary_verdicts_created').using('brin', table.created_at),
    index('auxiliary_verdicts_open').on(table.created_at).where(sql`${table.state} = 'open'`),
    index('auxiliary_verdicts_asking').on(table.deadline_at).where(sql`${table.state} = 'asking'`),
    index('auxiliary_verdicts_unended')
      .on(table.user_id, table.run_id, table.channel)
      .where(sql`${table.state} in ('open', 'asking')`),
  ],
);
