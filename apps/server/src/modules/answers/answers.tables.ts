import { EMPTY_KINDS, type JudgementDifference } from '@answerscope/contract';
import type { UndeclaredName } from '@answerscope/mentions';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { channel, keyOf, microdollars, time } from '../../database/columns.ts';
import type { BrandNamesSnapshot } from '../brand/brand.tables.ts';
import { keywords } from '../keywords/keywords.tables.ts';

/** Of what belongs to an answer. */
const answerKey = keyOf('user_id', 'answer_id');
const surfaceKey = keyOf('user_id', 'hash');
const ownKey = keyOf('user_id', 'id');

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
  },
  (table) => [primaryKey({ columns: surfaceKey(table) })],
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
    primaryKey({ columns: ownKey(table) }),
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
    primaryKey({ columns: ownKey(table) }),
    foreignKey({
      name: 'answers_surface',
      columns: [table.user_id, table.surface_hash],
      foreignColumns: surfaceKey(surfaces),
    }),
    index('answers_keyword').on(table.user_id, table.keyword_id, table.channel, table.id),
    index('answers_channel').on(table.user_id, table.channel, table.id),
    index('answers_ad_hoc').on(table.user_id, table.keyword_id, table.id).where(sql`${table.is_ad_hoc}`),
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
    /** Why it measures nothing; null exactly where is_empty is false. */
    empty_kind: text('empty_kind', { enum: EMPTY_KINDS }),
    spans: jsonb('spans').$type<StoredSpan[]>().notNull(),
    rejected: jsonb('rejected').$type<StoredSpan[]>().notNull(),
    competitors: jsonb('competitors')
      .$type<{ name: string; mentions: number; rank: number | null }[]>()
      .notNull(),
    /** Null in verdicts from before it was looked for. */
    undeclared: jsonb('undeclared').$type<UndeclaredName[]>(),
  },
  (table) => [
    primaryKey({ columns: [...answerKey(table), table.judgement_id] }),
    foreignKey({
      name: 'verdicts_answer',
      columns: answerKey(table),
      foreignColumns: ownKey(answers),
    }).onDelete('cascade'),
    foreignKey({
      name: 'verdicts_judgement',
      columns: [table.user_id, table.judgement_id],
      foreignColumns: ownKey(judgements),
    }).onDelete('cascade'),
  ],
);

/** Answers that measure nothing by the rules and that their user counts in all the same, whatever judges them. */
export const counted_answers = pgTable(
  'counted_answers',
  {
    user_id: uuid('user_id').notNull(),
    answer_id: uuid('answer_id').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: answerKey(table) }),
    foreignKey({
      name: 'counted_answers_answer',
      columns: answerKey(table),
      foreignColumns: ownKey(answers),
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
    primaryKey({ columns: [...answerKey(table), table.position] }),
    foreignKey({
      name: 'answer_citations_answer',
      columns: answerKey(table),
      foreignColumns: ownKey(answers),
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
    /** Why it failed, as its last attempt says; null for one that was answered. */
    error_code: text('error_code'),
    answer_id: uuid('answer_id'),
    n: integer('n').notNull(),
    k: integer('k').notNull(),
    /** Of n, the answers that measure nothing: they are in no rate. Of these, refusals. */
    empty: integer('empty').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** The keyword itself names the brand, by the names its newest judgement has: it is in no rate. */
    is_branded: boolean('is_branded').notNull().default(false),
    failed: integer('failed').notNull(),
    judgement_id: uuid('judgement_id'),
    surface_hash: text('surface_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.keyword_id, table.channel] }),
    foreignKey({
      name: 'visibility_results_keyword',
      columns: [table.user_id, table.keyword_id],
      foreignColumns: ownKey(keywords),
    }).onDelete('cascade'),
    index('visibility_results_newest').on(table.user_id, table.checked_at.desc()),
  ],
);
