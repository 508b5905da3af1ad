import { CHANNELS, type JudgementDifference, type RunForecast } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BrandNamesSnapshot } from '../brand/brand.tables.ts';
import { keywords } from '../keywords/keywords.tables.ts';
import type { AskedFrom, CheckSettings } from './check-settings.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const microdollars = (name: string) => bigint(name, { mode: 'number' });
const channel = () => text('channel', { enum: CHANNELS }).notNull();

/** What was measured: two answers compare only when their surfaces are equal. */
export const surfaces = pgTable(
  'surfaces',
  {
    user_id: uuid('user_id').notNull(),
    hash: text('hash').notNull(),
    channel: channel(),
    api: text('api').notNull(),
    model_asked: text('model_asked').notNull(),
    model_served: text('model_served').notNull(),
    search_enabled: boolean('search_enabled').notNull(),
    search_context: text('search_context').notNull(),
    question: text('question').notNull(),
    location: jsonb('location').$type<Record<string, string | null>>(),
    is_simulated: boolean('is_simulated').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.hash] })],
);

/** Rules version + revision of the names: what a set of verdicts was decided with. One is current per user. */
export const judgements = pgTable(
  'judgements',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    rules_version: text('rules_version').notNull(),
    /** Null for an ad hoc check, whose names stand in ad_hoc_names. */
    brand_revision: integer('brand_revision'),
    ad_hoc_names: jsonb('ad_hoc_names').$type<BrandNamesSnapshot>(),
    state: text('state', { enum: ['preview', 'current', 'superseded', 'discarded', 'ad_hoc'] }).notNull(),
    created_at: time('created_at').notNull(),
    /** False when it began with new rules while answers judged by older ones stayed as they were. */
    covers_older: boolean('covers_older').notNull().default(true),
    /** Of a preview: what was current when it began; only that may be replaced by it. */
    basis_judgement_id: uuid('basis_judgement_id'),
    /** Answers up to this one are judged; how many that are, and of how many when it began. */
    cursor: uuid('cursor'),
    judged: integer('judged').notNull().default(0),
    total: integer('total').notNull().default(0),
    lease_epoch: integer('lease_epoch').notNull().default(0),
    lease_until: time('lease_until'),
    completed_at: time('completed_at'),
    difference: jsonb('difference').$type<JudgementDifference>(),
    /** When it was applied or discarded. */
    ended_at: time('ended_at'),
    /** The verdicts of a discarded one are removed. */
    is_purged: boolean('is_purged').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    uniqueIndex('judgements_one_current').on(table.user_id).where(sql`${table.state} = 'current'`),
    uniqueIndex('judgements_one_preview').on(table.user_id).where(sql`${table.state} = 'preview'`),
    index('judgements_to_walk')
      .on(table.lease_until)
      .where(sql`${table.state} = 'preview' and ${table.completed_at} is null`),
    index('judgements_to_purge')
      .on(table.ended_at)
      .where(sql`${table.state} = 'discarded' and not ${table.is_purged}`),
  ],
);

export const check_runs = pgTable(
  'check_runs',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    trigger: text('trigger', { enum: ['single', 'manual', 'scheduled'] }).notNull(),
    idempotency_key: text('idempotency_key'),
    company_name: text('company_name').notNull(),
    /** Judged ad hoc: kept as evidence, changes no result, report or trend. */
    is_ad_hoc: boolean('is_ad_hoc').notNull().default(false),
    settings: jsonb('settings').$type<Record<string, CheckSettings>>().notNull(),
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
    primaryKey({ columns: [table.user_id, table.id] }),
    unique('check_runs_idempotency').on(table.user_id, table.idempotency_key),
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
    /** When a worker last took it; who waits longest is next. */
    served_at: time('served_at'),
    ended_at: time('ended_at'),
    /** When its report was written; only a full one that is done gets one. */
    reported_at: time('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.run_id, table.channel] }),
    foreignKey({
      name: 'run_channels_run',
      columns: [table.user_id, table.run_id],
      foreignColumns: [check_runs.user_id, check_runs.id],
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
    samples_wanted: integer('samples_wanted').notNull().default(1),
    state: text('state', { enum: ['open', 'done', 'failed', 'cancelled'] }).notNull(),
    /** What its samples came to; null and 0 until then. */
    status: text('status', { enum: ['completed', 'error', 'network_error', 'api_error'] }),
    is_mentioned: boolean('is_mentioned'),
    error_message: text('error_message'),
    n: integer('n').notNull().default(0),
    k: integer('k').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    checked_at: time('checked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.run_id, table.channel, table.keyword_id] }),
    foreignKey({
      name: 'check_run_items_channel',
      columns: [table.user_id, table.run_id, table.channel],
      foreignColumns: [run_channels.user_id, run_channels.run_id, run_channels.channel],
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
    primaryKey({ columns: [table.user_id, table.id] }),
    unique('check_attempts_once').on(
      table.user_id,
      table.run_id,
      table.channel,
      table.keyword_id,
      table.sample_no,
      table.attempt_no,
    ),
    foreignKey({
      name: 'check_attempts_item',
      columns: [table.user_id, table.run_id, table.channel, table.keyword_id],
      foreignColumns: [
        check_run_items.user_id,
        check_run_items.run_id,
        check_run_items.channel,
        check_run_items.keyword_id,
      ],
    }).onDelete('cascade'),
    index('check_attempts_unsettled')
      .on(table.user_id, table.run_id, table.channel)
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
    /** Requests written for it; calls the provider refused; calls whose outcome or bill is unknown. */
    attempts: integer('attempts').notNull().default(0),
    refusals: integer('refusals').notNull().default(0),
    unknown_outcomes: integer('unknown_outcomes').notNull().default(0),
    retry_at: time('retry_at'),
    retry_until: time('retry_until'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.run_id, table.channel, table.keyword_id, table.sample_no] }),
    index('check_samples_open')
      .on(table.user_id, table.run_id, table.channel, table.keyword_id, table.sample_no)
      .where(sql`${table.state} = 'open'`),
    foreignKey({
      name: 'check_samples_item',
      columns: [table.user_id, table.run_id, table.channel, table.keyword_id],
      foreignColumns: [
        check_run_items.user_id,
        check_run_items.run_id,
        check_run_items.channel,
        check_run_items.keyword_id,
      ],
    }).onDelete('cascade'),
  ],
);

/** The archive of evidence. Insert-only; id is the attempt's; it outlives the keyword and the run. */
export const answers = pgTable(
  'answers',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    run_id: uuid('run_id').notNull(),
    channel: channel(),
    keyword_id: uuid('keyword_id').notNull(),
    keyword: text('keyword').notNull(),
    company_name: text('company_name').notNull(),
    sample_no: integer('sample_no').notNull(),
    surface_hash: text('surface_hash').notNull(),
    asked_at: time('asked_at').notNull(),
    /** In which the question was asked: a hint for judging. Null for answers from before it was kept. */
    language: text('language'),
    finish: text('finish', { enum: ['ok', 'truncated', 'refused', 'blocked', 'failed'] }).notNull(),
    /** False for a surplus answer that came after its sample was settled. */
    is_counted: boolean('is_counted').notNull(),
    is_ad_hoc: boolean('is_ad_hoc').notNull(),
    searched: boolean('searched').notNull(),
    queries: jsonb('queries').$type<string[]>().notNull(),
    usage: jsonb('usage').$type<Record<string, number>>().notNull(),
    cost_microdollars: microdollars('cost_microdollars').notNull(),
    price_date: text('price_date'),
    latency_ms: integer('latency_ms').notNull(),
    request_id: text('request_id'),
    text: text('text').notNull(),
    text_hash: text('text_hash').notNull(),
    citations: jsonb('citations')
      .$type<
        {
          url: string;
          title: string | null;
          start: number | null;
          end: number | null;
          claim: string | null;
        }[]
      >()
      .notNull(),
    sources: jsonb('sources').$type<{ url: string; title: string | null; rank: number }[]>().notNull(),
    /** The provider's reply as it came, null where its terms forbid keeping it. */
    raw: jsonb('raw'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    foreignKey({
      name: 'answers_surface',
      columns: [table.user_id, table.surface_hash],
      foreignColumns: [surfaces.user_id, surfaces.hash],
    }),
    index('answers_keyword').on(table.user_id, table.keyword_id, table.channel, table.id),
    index('answers_channel').on(table.user_id, table.channel, table.id),
  ],
);

export interface StoredSpan {
  start: number;
  end: number;
  matched_name: string;
  code: string;
  confidence: number | null;
}

/** What the rules of one judgement say of one answer. Insert-only. */
export const verdicts = pgTable(
  'verdicts',
  {
    user_id: uuid('user_id').notNull(),
    answer_id: uuid('answer_id').notNull(),
    judgement_id: uuid('judgement_id').notNull(),
    mentioned: boolean('mentioned').notNull(),
    confidence: real('confidence').notNull(),
    rank: integer('rank'),
    list_position: integer('list_position'),
    share_of_voice: real('share_of_voice'),
    prominence: real('prominence').notNull(),
    is_empty: boolean('is_empty').notNull(),
    spans: jsonb('spans').$type<StoredSpan[]>().notNull(),
    rejected: jsonb('rejected').$type<StoredSpan[]>().notNull(),
    competitors: jsonb('competitors')
      .$type<{ name: string; mentions: number; rank: number | null }[]>()
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.answer_id, table.judgement_id] }),
    foreignKey({
      name: 'verdicts_answer',
      columns: [table.user_id, table.answer_id],
      foreignColumns: [answers.user_id, answers.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'verdicts_judgement',
      columns: [table.user_id, table.judgement_id],
      foreignColumns: [judgements.user_id, judgements.id],
    }).onDelete('cascade'),
  ],
);

/** The pages an answer cites or was made from. */
export const answer_citations = pgTable(
  'answer_citations',
  {
    user_id: uuid('user_id').notNull(),
    answer_id: uuid('answer_id').notNull(),
    position: integer('position').notNull(),
    url: text('url').notNull(),
    title: text('title'),
    domain: text('domain'),
    kind: text('kind', { enum: ['own', 'competitor', 'third_party'] }).notNull(),
    /** True when the text cites it; false when it was only consulted. */
    is_cited: boolean('is_cited').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.answer_id, table.position] }),
    foreignKey({
      name: 'answer_citations_answer',
      columns: [table.user_id, table.answer_id],
      foreignColumns: [answers.user_id, answers.id],
    }).onDelete('cascade'),
  ],
);

/** The newest result of a keyword on a channel. A failed check is saved with is_mentioned false and means unknown. */
export const visibility_results = pgTable(
  'visibility_results',
  {
    user_id: uuid('user_id').notNull(),
    keyword_id: uuid('keyword_id').notNull(),
    channel: channel(),
    keyword: text('keyword').notNull(),
    is_mentioned: boolean('is_mentioned').notNull(),
    status: text('status', { enum: ['completed', 'error', 'network_error', 'api_error'] }).notNull(),
    checked_at: time('checked_at').notNull(),
    response_text: text('response_text').notNull(),
    answer_id: uuid('answer_id'),
    n: integer('n').notNull(),
    k: integer('k').notNull(),
    failed: integer('failed').notNull(),
    judgement_id: uuid('judgement_id'),
    surface_hash: text('surface_hash'),
    is_simulated: boolean('is_simulated').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.keyword_id, table.channel] }),
    foreignKey({
      name: 'visibility_results_keyword',
      columns: [table.user_id, table.keyword_id],
      foreignColumns: [keywords.user_id, keywords.id],
    }).onDelete('cascade'),
    index('visibility_results_newest').on(table.user_id, table.checked_at.desc()),
  ],
);
