import {
  KEYWORD_VERDICTS,
  type KeywordVerdictWord,
  REPORT_VERDICTS,
  type ReportFlip,
} from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { channel, keyOf, time } from '../../database/columns.ts';
import { judgements } from '../answers/answers.tables.ts';
import type { PooledNumbers } from './pooled.rules.ts';

const ownKey = keyOf('user_id', 'id');
const revisionKey = keyOf('user_id', 'report_id', 'judgement_id');
const count = (name: string) => integer(name).notNull();
const percentage = (name: string) => numeric(name, { precision: 4, scale: 1, mode: 'number' }).notNull();

/** The counts that the specification gives a report; percentages are shares of all keywords. */
const counts = () => ({
  total_keywords: count('total_keywords'),
  mentioned_keywords: count('mentioned_keywords'),
  not_mentioned_keywords: count('not_mentioned_keywords'),
  no_companies_keywords: count('no_companies_keywords').default(0),
  refused_keywords: count('refused_keywords').default(0),
  improved_keywords: count('improved_keywords'),
  declined_keywords: count('declined_keywords'),
  percentage_mentioned: percentage('percentage_mentioned'),
  percentage_improved: percentage('percentage_improved'),
  percentage_declined: percentage('percentage_declined'),
  answered_keywords: count('answered_keywords'),
  failed_keywords: count('failed_keywords'),
  branded_keywords: count('branded_keywords'),
});

/** What a run over every keyword of a channel found, as it was first judged. Insert-only; outlives the run. */
export const reports = pgTable(
  'reports',
  {
    user_id: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    run_id: uuid('run_id').notNull(),
    channel: channel(),
    previous_report_id: uuid('previous_report_id'),
    ...counts(),
    report_summary: jsonb('report_summary')
      .$type<{ improved_keywords: ReportFlip[]; declined_keywords: ReportFlip[] }>()
      .notNull(),
    /** When the channel ended; the id sorts by it. */
    created_at: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('reports_once').on(table.user_id, table.run_id, table.channel),
    foreignKey({
      name: 'reports_previous',
      columns: [table.user_id, table.previous_report_id],
      foreignColumns: ownKey(table),
    }),
    index('reports_of_channel').on(table.user_id, table.channel, table.id),
  ],
);

/** The numbers of a report under one judgement, each computed from its lines. One is current a report. */
export const report_revisions = pgTable(
  'report_revisions',
  {
    user_id: uuid('user_id').notNull(),
    report_id: uuid('report_id').notNull(),
    judgement_id: uuid('judgement_id').notNull(),
    is_current: boolean('is_current').notNull(),
    created_at: time('created_at').notNull(),
    /** Of the report, so that a series is one scan of an index. */
    channel: channel(),
    reported_at: time('reported_at').notNull(),
    ...counts(),
    /** Over unbranded keywords. The rate and what it stands on are null when no answer measured anything. */
    rate: doublePrecision('rate'),
    rate_low: doublePrecision('rate_low'),
    rate_high: doublePrecision('rate_high'),
    rate_keywords: count('rate_keywords'),
    rate_answers: count('rate_answers'),
    rate_mentions: count('rate_mentions'),
    intraclass_correlation: doublePrecision('intraclass_correlation'),
    design_effect: doublePrecision('design_effect'),
    effective_answers: doublePrecision('effective_answers'),
    branded_answers: count('branded_answers'),
    branded_mentions: count('branded_mentions'),
    empty_answers: count('empty_answers'),
    share_of_voice: doublePrecision('share_of_voice'),
    average_rank: doublePrecision('average_rank'),
    ranked_keywords: count('ranked_keywords'),
    verdict: text('verdict', { enum: REPORT_VERDICTS }).notNull(),
    verdicts: jsonb('verdicts').$type<Record<KeywordVerdictWord, number>>().notNull(),
    missing_answers: count('missing_answers'),
    answers_to_show_20_points: integer('answers_to_show_20_points'),
    /** Of the window that ends with the report; null in one that was written before there was any, until it is filled. */
    pooled: jsonb('pooled').$type<PooledNumbers>(),
  },
  (table) => [
    primaryKey({ columns: revisionKey(table) }),
    foreignKey({
      name: 'report_revisions_report',
      columns: [table.user_id, table.report_id],
      foreignColumns: ownKey(reports),
    }).onDelete('cascade'),
    foreignKey({
      name: 'report_revisions_judgement',
      columns: [table.user_id, table.judgement_id],
      foreignColumns: ownKey(judgements),
    }),
    uniqueIndex('report_revisions_one_current')
      .on(table.user_id, table.report_id)
      .where(sql`${table.is_current}`),
    index('report_revisions_series')
      .on(table.user_id, table.channel, table.reported_at)
      .where(sql`${table.is_current}`),
    // Empty but after an upgrade: what is still to be filled, newest first.
    index('report_revisions_unpooled')
      .on(table.reported_at)
      .where(sql`${table.is_current} and ${table.pooled} is null`),
  ],
);

/** One line a keyword, report and judgement. No foreign key to the keyword: lines stay when it is deleted. */
export const report_keywords = pgTable(
  'report_keywords',
  {
    user_id: uuid('user_id').notNull(),
    report_id: uuid('report_id').notNull(),
    judgement_id: uuid('judgement_id').notNull(),
    keyword_id: uuid('keyword_id').notNull(),
    keyword: text('keyword').notNull(),
    channel: channel(),
    is_current: boolean('is_current').notNull(),
    /** The report's. */
    created_at: time('created_at').notNull(),
    status: text('status', { enum: ['completed', 'error', 'network_error', 'api_error'] }).notNull(),
    error_message: text('error_message'),
    is_mentioned: boolean('is_mentioned').notNull(),
    n: count('n'),
    k: count('k'),
    empty: count('empty'),
    refused: count('refused').default(0),
    failed: count('failed'),
    is_branded: boolean('is_branded').notNull(),
    is_empty: boolean('is_empty').notNull(),
    /** Mentions of the brand and of its competitors in all its answers. */
    brand_mentions: count('brand_mentions'),
    competitor_mentions: count('competitor_mentions'),
    /** Of the answer that decided. */
    rank: integer('rank'),
    surface_hash: text('surface_hash'),
    answer_id: uuid('answer_id'),
    checked_at: time('checked_at'),
    /** The answer that stands for this check in windows over time: its first sample that measured something. */
    trend_mentioned: boolean('trend_mentioned'),
    trend_surface_hash: text('trend_surface_hash'),
    trend_asked_at: time('trend_asked_at'),
    trend_judgement_id: uuid('trend_judgement_id'),
    /** The flip against the previous report. */
    change: text('change', { enum: ['improved', 'declined'] }),
    previous_answer_id: uuid('previous_answer_id'),
    verdict: text('verdict', { enum: KEYWORD_VERDICTS }).notNull(),
    window_days: integer('window_days'),
    earlier_mentioned: integer('earlier_mentioned'),
    earlier_answers: integer('earlier_answers'),
    recent_mentioned: integer('recent_mentioned'),
    recent_answers: integer('recent_answers'),
    p_value: doublePrecision('p_value'),
    q_value: doublePrecision('q_value'),
    missing_answers: count('missing_answers'),
  },
  (table) => [
    primaryKey({ columns: [...revisionKey(table), table.keyword_id] }),
    foreignKey({
      name: 'report_keywords_revision',
      columns: revisionKey(table),
      foreignColumns: revisionKey(report_revisions),
    }).onDelete('cascade'),
    index('report_keywords_history')
      .on(table.user_id, table.keyword_id, table.channel, table.created_at)
      .where(sql`${table.is_current}`),
  ],
);

/** The sites cited most in the answers to a report's unbranded keywords, 100 at most. */
export const report_domains = pgTable(
  'report_domains',
  {
    user_id: uuid('user_id').notNull(),
    report_id: uuid('report_id').notNull(),
    judgement_id: uuid('judgement_id').notNull(),
    domain: text('domain').notNull(),
    kind: text('kind', { enum: ['own', 'competitor', 'third_party'] }).notNull(),
    answers_citing: count('answers_citing'),
    answers_citing_without_brand: count('answers_citing_without_brand'),
  },
  (table) => [
    primaryKey({ columns: [...revisionKey(table), table.domain] }),
    foreignKey({
      name: 'report_domains_revision',
      columns: revisionKey(table),
      foreignColumns: revisionKey(report_revisions),
    }).onDelete('cascade'),
  ],
);

/** Who else is named in the answers to a report's unbranded keywords: undeclared names, 100 at most. */
export const report_undeclared = pgTable(
  'report_undeclared',
  {
    user_id: uuid('user_id').notNull(),
    report_id: uuid('report_id').notNull(),
    judgement_id: uuid('judgement_id').notNull(),
    name: text('name').notNull(),
    answers_naming: count('answers_naming'),
    answers_naming_without_brand: count('answers_naming_without_brand'),
    mentions: count('mentions'),
  },
  (table) => [
    primaryKey({ columns: [...revisionKey(table), table.name] }),
    foreignKey({
      name: 'report_undeclared_revision',
      columns: revisionKey(table),
      foreignColumns: revisionKey(report_revisions),
    }).onDelete('cascade'),
  ],
);

/** The competitors named in the answers to a report's unbranded keywords. */
export const report_competitors = pgTable(
  'report_competitors',
  {
    user_id: uuid('user_id').notNull(),
    report_id: uuid('report_id').notNull(),
    judgement_id: uuid('judgement_id').notNull(),
    name: text('name').notNull(),
    answers_naming: count('answers_naming'),
    answers_naming_without_brand: count('answers_naming_without_brand'),
    mentions: count('mentions'),
  },
  (table) => [
    primaryKey({ columns: [...revisionKey(table), table.name] }),
    foreignKey({
      name: 'report_competitors_revision',
      columns: revisionKey(table),
      foreignColumns: revisionKey(report_revisions),
    }).onDelete('cascade'),
  ],
);
