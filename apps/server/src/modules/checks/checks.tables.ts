import { type ChannelSettings, type RunForecast, STOP_REASONS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { accountId, channel, goesWith, keyOf, microdollars, ownKey, time } from '../../database/columns.ts';
import type { AskedFrom } from '../answers/index.ts';

const runKey = keyOf('account_id', 'run_id');
const runChannelKey = keyOf('account_id', 'run_id', 'channel');
const itemKey = keyOf('account_id', 'run_id', 'channel', 'keyword_id');
const sampleKey = keyOf('account_id', 'run_id', 'channel', 'keyword_id', 'sample_no');

export const check_runs = pgTable(
  'check_runs',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    trigger: text({ enum: ['single', 'manual', 'scheduled'] }).notNull(),
    idempotency_key: text(),
    /** Of what was asked for with the key: another request with it is refused. Null where there is no key. */
    request_hash: text(),
    company_name: text().notNull(),
    /** Judged ad hoc: kept as evidence, changes no result, report or trend. */
    is_ad_hoc: boolean().notNull().default(false),
    settings: jsonb().$type<Record<string, ChannelSettings>>().notNull(),
    /** From where and in which language a background run asks, as its start found it. */
    asked_from: jsonb().$type<AskedFrom>(),
    forecast: jsonb().$type<RunForecast>(),
    /** Counts the changes that were told to browsers, and when the last was. */
    version: integer().notNull().default(0),
    notified_at: time(),
    state: text({ enum: ['running', 'done', 'cancelled', 'budget', 'failed'] }).notNull(),
    created_at: time().notNull(),
    ended_at: time(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('check_runs_idempotency').on(table.account_id, table.idempotency_key),
    index('check_runs_ad_hoc')
      .on(table.account_id, table.company_name, table.id)
      .where(sql`${table.is_ad_hoc}`),
    index('check_runs_newest').on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('check_runs_out_of_budget').on(table.ended_at).where(sql`${table.state} = 'budget'`),
    index('check_runs_in_background').on(table.account_id, table.id).where(sql`${table.trigger} <> 'single'`),
  ],
);

export const run_channels = pgTable(
  'run_channels',
  {
    account_id: accountId(),
    run_id: uuid().notNull(),
    channel: channel(),
    position: integer().notNull(),
    scope: text({ enum: ['full', 'partial', 'single'] }).notNull(),
    state: text({
      enum: ['waiting', 'ready', 'running', 'done', 'cancelled', 'budget', 'failed'],
    }).notNull(),
    lease_epoch: integer().notNull().default(0),
    lease_until: time(),
    /** Not before this moment, though it is ready. */
    resume_at: time(),
    /** When a worker last took it or let go of it, or it was reopened; who waits longest is next. */
    served_at: time(),
    ended_at: time(),
    /** The cap that the next call would have passed, where it ended by budget; else why it was cancelled by itself. */
    stopped_by: text({ enum: STOP_REASONS }),
    /** When its report was written; only a full one that is done gets one. */
    reported_at: time(),
    /** Companies in its answers were counted since its report was written, which is to be computed again. */
    is_recounted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: runChannelKey(table) }),
    goesWith('run_channels_run', runKey(table), ownKey(check_runs)),
    uniqueIndex('run_channels_one_active')
      .on(table.account_id, table.channel)
      .where(sql`${table.scope} <> 'single' and ${table.state} in ('waiting', 'ready', 'running')`),
    index('run_channels_of_user').on(table.account_id).where(sql`${table.state} in ('ready', 'running')`),
    index('run_channels_open').on(table.lease_until).where(sql`${table.state} in ('ready', 'running')`),
    index('run_channels_unreported')
      .on(table.account_id, table.channel, table.run_id)
      .where(sql`${table.scope} = 'full' and ${table.state} = 'done' and ${table.reported_at} is null`),
    index('run_channels_recounted').on(table.account_id).where(sql`${table.is_recounted}`),
  ],
);

export const check_run_items = pgTable(
  'check_run_items',
  {
    account_id: accountId(),
    run_id: uuid().notNull(),
    channel: channel(),
    /** Of the keyword, or made for an ad hoc keyword: no foreign key, a deleted keyword ends no run. */
    keyword_id: uuid().notNull(),
    keyword: text().notNull(),
    /** The user's own wording when the run was started; null: made from the template. */
    question: text(),
    samples_wanted: integer().notNull().default(1),
    state: text({ enum: ['open', 'done', 'failed', 'cancelled'] }).notNull(),
    /** What its samples came to; null and 0 until then. */
    status: text({ enum: ['completed', 'error', 'network_error', 'api_error'] }),
    is_mentioned: boolean(),
    error_message: text(),
    error_code: text(),
    n: integer().notNull().default(0),
    k: integer().notNull().default(0),
    /** Of n, the answers that measure nothing: they are in no rate. Of these, refusals. */
    empty: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** The keyword itself names the brand, by the names its newest judgement has: it is in no rate. */
    is_branded: boolean().notNull().default(false),
    failed: integer().notNull().default(0),
    checked_at: time(),
  },
  (table) => [
    primaryKey({ columns: itemKey(table) }),
    goesWith('check_run_items_channel', runChannelKey(table), runChannelKey(run_channels)),
  ],
);

/** Every request that may have reached a provider: written before the call, closed after it. */
export const check_attempts = pgTable(
  'check_attempts',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    run_id: uuid().notNull(),
    channel: channel(),
    keyword_id: uuid().notNull(),
    sample_no: integer().notNull(),
    attempt_no: integer().notNull(),
    epoch: integer().notNull(),
    state: text({ enum: ['asking', 'answered', 'failed', 'lost'] }).notNull(),
    reserved_microdollars: microdollars().notNull(),
    cost_microdollars: microdollars().notNull().default(0),
    /** False from its writing until its money is settled; what waits for that is closed and not settled. */
    is_settled: boolean().notNull().default(true),
    error_code: text(),
    error_message: text(),
    http_status: integer(),
    request_id: text(),
    asked_at: time().notNull(),
    /** After this moment an attempt still 'asking' has lost its caller. */
    deadline_at: time().notNull(),
    ended_at: time(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('check_attempts_once').on(...sampleKey(table), table.attempt_no),
    goesWith('check_attempts_item', itemKey(table), itemKey(check_run_items)),
    index('check_attempts_unsettled')
      .on(...runChannelKey(table))
      .where(sql`not ${table.is_settled} and ${table.state} <> 'asking'`),
    index('check_attempts_asked').using('brin', table.asked_at),
    index('check_attempts_asking').on(table.deadline_at).where(sql`${table.state} = 'asking'`),
  ],
);

/** The exactly-once guard: a sample counts one answer, the first that sets answer_id. */
export const check_samples = pgTable(
  'check_samples',
  {
    account_id: accountId(),
    run_id: uuid().notNull(),
    channel: channel(),
    keyword_id: uuid().notNull(),
    sample_no: integer().notNull(),
    answer_id: uuid(),
    state: text({ enum: ['open', 'answered', 'failed'] })
      .notNull()
      .default('open'),
    is_mentioned: boolean(),
    /** Its answer measures nothing and the user does not count it in; and it is a refusal. Null without an answer. */
    is_empty: boolean(),
    is_refused: boolean(),
    /** Requests written for it; calls the provider refused; calls whose outcome or bill is unknown. */
    attempts: integer().notNull().default(0),
    refusals: integer().notNull().default(0),
    unknown_outcomes: integer().notNull().default(0),
    retry_at: time(),
    retry_until: time(),
  },
  (table) => [
    primaryKey({ columns: sampleKey(table) }),
    index('check_samples_left_out').on(table.account_id, table.answer_id).where(sql`${table.is_empty}`),
    index('check_samples_open')
      .on(...sampleKey(table))
      .where(sql`${table.state} = 'open'`),
    goesWith('check_samples_item', itemKey(table), itemKey(check_run_items)),
  ],
);
