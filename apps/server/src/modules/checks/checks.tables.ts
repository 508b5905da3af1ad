import { type ChannelSettings, type RunForecast, STOP_REASONS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { channel, keyOf, microdollars, time } from '../../database/columns.ts';
import type { AskedFrom } from '../answers/index.ts';

const ownKey = keyOf('user_id', 'id');
const runKey = keyOf('user_id', 'run_id');
const runChannelKey = keyOf('user_id', 'run_id', 'channel');
const itemKey = keyOf('user_id', 'run_id', 'channel', 'keyword_id');
const sampleKey = keyOf('user_id', 'run_id', 'channel', 'keyword_id', 'sample_no');

export const check_runs = pgTable(
  'check_runs',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    trigger: text('trigger', { enum: ['single', 'manual', 'scheduled'] }).notNull(),
    idempotency_key: text('idempotency_key'),
    /** Of what was asked for with the key: another request with it is refused. Null where there is no key. */
    request_hash: text('request_hash'),
    company_name: text('company_name').notNull(),
    /** Judged ad hoc: kept as evidence, changes no result, report or trend. */
    is_ad_hoc: boolean('is_ad_hoc').notNull().default(false),
    settings: jsonb('settings').$type<Record<string, ChannelSettings>>().notNull(),
    /** From where and in which language a background run asks, as its start found it. */
    asked_from: jsonb('asked_from').$type<AskedFrom>(),
    forecast: jsonb('forecast').$type<RunForecast>(),
    /** Counts the changes that were told to browsers, and when the last was. */
    version: integer('version').notNull().default(0),
    notified_at: time('notified_at'),
    state: text('state', { enum: ['running', 'done', 'cancelled', 'budget', 'failed'] }).notNull(),
    created_at: time('created_at').notNull(),
    ended_at: time('ended_at'),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('check_runs_idempotency').on(table.user_id, table.idempotency_key),
    index('check_runs_ad_hoc').on(table.user_id, table.company_name, table.id).where(sql`${table.is_ad_hoc}`),
    index('check_runs_in_background').on(table.user_id, table.id).where(sql`${table.trigger} <> 'single'`),
  ],
);

export const run_channels = pgTable(
  'run_channels',
  {
    user_id: uuid('user_id').notNull(),
    run_id: uuid('run_id').notNull(),
    channel: channel(),
    position: integer('position').notNull(),
    scope: text('scope', { enum: ['full', 'partial', 'single'] }).notNull(),
    state: text('state', {
      enum: ['waiting', 'ready', 'running', 'done', 'cancelled', 'budget', 'failed'],
    }).notNull(),
    lease_epoch: integer('lease_epoch').notNull().default(0),
    lease_until: time('lease_until'),
    /** Not before this moment, though it is ready. */
    resume_at: time('resume_at'),
    /** When a worker last took it or let go of it, or it was reopened; who waits longest is next. */
    served_at: time('served_at'),
    ended_at: time('ended_at'),
    /** The cap that the next call would have passed, where it ended by budget; else why it was cancelled by itself. */
    stopped_by: text('stopped_by', { enum: STOP_REASONS }),
    /** When its report was written; only a full one that is done gets one. */
    reported_at: time('reported_at'),
  },
  (table) => [
    primaryKey({ columns: runChannelKey(table) }),
    foreignKey({
      name: 'run_channels_run',
      columns: runKey(table),
      foreignColumns: ownKey(check_runs),
    }).onDelete('cascade'),
    uniqueIndex('run_channels_one_active')
      .on(table.user_id, table.channel)
      .where(sql`${table.scope} <> 'single' and ${table.state} in ('waiting', 'ready', 'running')`),
    index('run_channels_of_user').on(table.user_id).where(sql`${table.state} in ('ready', 'running')`),
    index('run_channels_open').on(table.lease_until).where(sql`${table.state} in ('ready', 'running')`),
    index('run_channels_unreported')
      .on(table.user_id, table.channel, table.run_id)
      .where(sql`${table.scope} = 'full' and ${table.state} = 'done' and ${table.reported_at} is null`),
  ],
);

export const check_run_items = pgTable(
  'check_run_items',
  {
    user_id: uuid('user_id').notNull(),
    run_id: uuid('run_id').notNull(),
    channel: channel(),
    /** Of the keyword, or made for an ad hoc keyword: no foreign key, a deleted keyword ends no run. */
    keyword_id: uuid('keyword_id').notNull(),
    keyword: text('keyword').notNull(),
    /** The user's own wording when the run was started; null: made from the template. */
    question: text('question'),
    samples_wanted: integer('samples_wanted').notNull().default(1),
    state: text('state', { enum: ['open', 'done', 'failed', 'cancelled'] }).notNull(),
    /** What its samples came to; null and 0 until then. */
    status: text('status', { enum: ['completed', 'error', 'network_error', 'api_error'] }),
    is_mentioned: boolean('is_mentioned'),
    error_message: text('error_message'),
    error_code: text('error_code'),
    n: integer('n').notNull().default(0),
    k: integer('k').notNull().default(0),
    /** Of n, the answers that measure nothing: they are in no rate. Of these, refusals. */
    empty: integer('empty').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** The keyword itself names the brand, by the names its newest judgement has: it is in no rate. */
    is_branded: boolean('is_branded').notNull().default(false),
    failed: integer('failed').notNull().default(0),
    checked_at: time('checked_at'),
  },
  (table) => [
    primaryKey({ columns: itemKey(table) }),
    foreignKey({
      name: 'check_run_items_channel',
      columns: runChannelKey(table),
      foreignColumns: runChannelKey(run_channels),
    }).onDelete('cascade'),
  ],
);

/** Every request that may have reached a provider: written before the call, closed after it. */
export const check_attempts = pgTable(
  'check_attempts',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    run_id: uuid('run_id').notNull(),
    channel: channel(),
    keyword_id: uuid('keyword_id').notNull(),
    sample_no: integer('sample_no').notNull(),
    attempt_no: integer('attempt_no').notNull(),
    epoch: integer('epoch').notNull(),
    state: text('state', { enum: ['asking', 'answered', 'failed', 'lost'] }).notNull(),
    reserved_microdollars: microdollars('reserved_microdollars').notNull(),
    cost_microdollars: microdollars('cost_microdollars').notNull().default(0),
    /** False from its writing until its money is settled; what waits for that is closed and not settled. */
    is_settled: boolean('is_settled').notNull().default(true),
    error_code: text('error_code'),
    error_message: text('error_message'),
    http_status: integer('http_status'),
    request_id: text('request_id'),
    asked_at: time('asked_at').notNull(),
    /** After this moment an attempt still 'asking' has lost its caller. */
    deadline_at: time('deadline_at').notNull(),
    ended_at: time('ended_at'),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('check_attempts_once').on(...sampleKey(table), table.attempt_no),
    foreignKey({
      name: 'check_attempts_item',
      columns: itemKey(table),
      foreignColumns: itemKey(check_run_items),
    }).onDelete('cascade'),
    index('check_attempts_unsettled')
      .on(...runChannelKey(table))
      .where(sql`not ${table.is_settled} and ${table.state} <> 'asking'`),
    index('check_attempts_asking').on(table.deadline_at).where(sql`${table.state} = 'asking'`),
  ],
);

/** The exactly-once guard: a sample counts one answer, the first that sets answer_id. */
export const check_samples = pgTable(
  'check_samples',
  {
    user_id: uuid('user_id').notNull(),
    run_id: uuid('run_id').notNull(),
    channel: channel(),
    keyword_id: uuid('keyword_id').notNull(),
    sample_no: integer('sample_no').notNull(),
    answer_id: uuid('answer_id'),
    state: text('state', { enum: ['open', 'answered', 'failed'] })
      .notNull()
      .default('open'),
    is_mentioned: boolean('is_mentioned'),
    /** Its answer measures nothing and the user does not count it in; and it is a refusal. Null without an answer. */
    is_empty: boolean('is_empty'),
    is_refused: boolean('is_refused'),
    /** Requests written for it; calls the provider refused; calls whose outcome or bill is unknown. */
    attempts: integer('attempts').notNull().default(0),
    refusals: integer('refusals').notNull().default(0),
    unknown_outcomes: integer('unknown_outcomes').notNull().default(0),
    retry_at: time('retry_at'),
    retry_until: time('retry_until'),
  },
  (table) => [
    primaryKey({ columns: sampleKey(table) }),
    index('check_samples_left_out').on(table.user_id, table.answer_id).where(sql`${table.is_empty}`),
    index('check_samples_open')
      .on(...sampleKey(table))
      .where(sql`${table.state} = 'open'`),
    foreignKey({
      name: 'check_samples_item',
      columns: itemKey(table),
      foreignColumns: itemKey(check_run_items),
    }).onDelete('cascade'),
  ],
);
