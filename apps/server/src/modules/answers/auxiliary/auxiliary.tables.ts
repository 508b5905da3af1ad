import { AUXILIARY_DECISIONS, CHANNELS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { channel, keyOf, microdollars, time } from '../../../database/columns.ts';
import { answers } from '../answers.tables.ts';
import type { AuxiliaryBrand, AuxiliaryFailure } from './auxiliary.rules.ts';

/**
 * Sentences the rules are unsure of, and what the auxiliary model says of each. A row is written with its answer;
 * what follows is the protocol of a check: money reserved and 'asking' committed before the call, settled after it.
 */
export const auxiliary_verdicts = pgTable(
  'auxiliary_verdicts',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    answer_id: uuid('answer_id').notNull(),
    /** Of the answer: its report waits until its sentences are through. */
    run_id: uuid('run_id').notNull(),
    channel: channel(),
    /** All that is sent: the sentence as it reads and these fields of the brand; their hashes make equals findable. */
    sentence: text('sentence').notNull(),
    sentence_hash: text('sentence_hash').notNull(),
    brand: jsonb('brand').$type<AuxiliaryBrand>().notNull(),
    brand_hash: text('brand_hash').notNull(),
    /** UTF-16 offsets of the sentence in the answer, end exclusive. */
    start_offset: integer('start_offset').notNull(),
    end_offset: integer('end_offset').notNull(),
    /** By what and how the rules decided it themselves. */
    rules_version: text('rules_version').notNull(),
    rules_counted: boolean('rules_counted').notNull(),
    rules_confidence: real('rules_confidence').notNull(),
    /** Verdicts on the answer, by judgement, as they stood before this decision changed them. */
    verdicts_before: jsonb('verdicts_before').$type<Record<string, unknown>>().notNull().default({}),
    state: text('state', { enum: ['open', 'asking', 'decided', 'failed'] }).notNull(),
    decision: text('decision', { enum: AUXILIARY_DECISIONS }),
    /** Whom it was asked of last, and the model that answered. */
    provider: text('provider', { enum: CHANNELS }),
    model: text('model'),
    request_id: text('request_id'),
    /** Calls written for it; what those that ended cost together; what the one under way has set aside. */
    attempts: integer('attempts').notNull().default(0),
    cost_microdollars: microdollars('cost_microdollars').notNull().default(0),
    reserved_microdollars: microdollars('reserved_microdollars').notNull().default(0),
    failure_code: text('failure_code').$type<AuxiliaryFailure>(),
    failure_message: text('failure_message'),
    /** Whose decision on the same sentence this one repeats; nothing was asked for it. */
    repeats_id: uuid('repeats_id'),
    created_at: time('created_at').notNull(),
    /** Not before this moment. */
    retry_at: time('retry_at'),
    asked_at: time('asked_at'),
    /** After this moment a call still 'asking' has lost its caller. */
    deadline_at: time('deadline_at'),
    ended_at: time('ended_at'),
  },
  (table) => [
    primaryKey({ columns: keyOf('user_id', 'id')(table) }),
    unique('auxiliary_verdicts_once').on(
      table.user_id,
      table.answer_id,
      table.sentence_hash,
      table.start_offset,
      table.brand_hash,
    ),
    foreignKey({
      name: 'auxiliary_verdicts_answer',
      columns: keyOf('user_id', 'answer_id')(table),
      foreignColumns: keyOf('user_id', 'id')(answers),
    }).onDelete('cascade'),
    index('auxiliary_verdicts_same').on(table.user_id, table.sentence_hash, table.brand_hash),
    index('auxiliary_verdicts_open').on(table.created_at).where(sql`${table.state} = 'open'`),
    index('auxiliary_verdicts_asking').on(table.deadline_at).where(sql`${table.state} = 'asking'`),
    index('auxiliary_verdicts_unended')
      .on(table.user_id, table.run_id, table.channel)
      .where(sql`${table.state} in ('open', 'asking')`),
  ],
);
