import {
  FORCED_STATUSES,
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
import { accountId, channel, goesWith, keyOf, ownKey, time } from '../../database/columns.ts';
import { judgements } from '../answers/answers.tables.ts';
import { companies } from '../brand/companies.tables.ts';

const revisionKey = keyOf('account_id', 'report_id', 'judgement_id');
const count = () => integer().notNull();
const percentage = () => numeric({ precision: 4, scale: 1, mode: 'number' }).notNull();

/** The counts that the specification gives a report; percentages are shares of all keywords. */
const counts = () => ({
  total_keywords: count(),
  mentioned_keywords: count(),
  not_mentioned_keywords: count(),
  no_companies_keywords: count().default(0),
  refused_keywords: count().default(0),
  improved_keywords: count(),
  declined_keywords: count(),
  percentage_mentioned: percentage(),
  percentage_improved: percentage(),
  percentage_declined: percentage(),
  answered_keywords: count(),
  failed_keywords: count(),
  branded_keywords: count(),
  forced_keywords: count().default(0),
});

/** What a run over every keyword of a channel found, as it was first judged. Insert-only; outlives the run. */
export const reports = pgTable(
  'reports',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    run_id: uuid().notNull(),
    channel: channel(),
    previous_report_id: uuid(),
    ...counts(),
    report_summary: jsonb()
      .$type<{ improved_keywords: ReportFlip[]; declined_keywords: ReportFlip[] }>()
      .notNull(),
    /** When the channel ended; the id sorts by it. */
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    unique('reports_once').on(table.account_id, table.run_id, table.channel),
    foreignKey({
      name: 'reports_previous',
      columns: [table.account_id, table.previous_report_id],
      foreignColumns: ownKey(table),
    }),
    index('reports_of_channel').on(table.account_id, table.channel, table.id),
  ],
);

/** The numbers of a report under one judgement, each computed from its lines. One is current a report. */
export const report_revisions = pgTable(
  'report_revisions',
  {
    account_id: accountId(),
    report_id: uuid().notNull(),
    judgement_id: uuid().notNull(),
    is_current: boolean().notNull(),
    created_at: time().notNull(),
    /** Of the report, so that a series is one scan of an index. */
    channel: channel(),
    reported_at: time().notNull(),
    ...counts(),
    /** Over unbranded keywords. The rate and what it stands on are null when no answer measured anything. */
    rate: doublePrecision(),
    /** The range for exactly these keywords. */
    rate_low: doublePrecision(),
    rate_high: doublePrecision(),
    /** The range for keywords like these, with what it stands on below. */
    similar_low: doublePrecision(),
    similar_high: doublePrecision(),
    rate_keywords: count(),
    rate_answers: count(),
    rate_mentions: count(),
    intraclass_correlation: doublePrecision(),
    design_effect: doublePrecision(),
    effective_answers: doublePrecision(),
    branded_answers: count(),
    branded_mentions: count(),
    empty_answers: count(),
    share_of_voice: doublePrecision(),
    /** Null where no answer ranks the brand: it is in none, or nobody else is. */
    average_rank: doublePrecision(),
    /** Among how many companies, on average. */
    average_rank_of: doublePrecision(),
    ranked_keywords: count(),
    verdict: text({ enum: REPORT_VERDICTS }).notNull(),
    verdicts: jsonb().$type<Record<KeywordVerdictWord, number>>().notNull(),
    missing_answers: count(),
    answers_to_show_20_points: integer(),
  },
  (table) => [
    primaryKey({ columns: revisionKey(table) }),
    goesWith('report_revisions_report', [table.account_id, table.report_id], ownKey(reports)),
    foreignKey({
      name: 'report_revisions_judgement',
      columns: [table.account_id, table.judgement_id],
      foreignColumns: ownKey(judgements),
    }),
    uniqueIndex('report_revisions_one_current')
      .on(table.account_id, table.report_id)
      .where(sql`${table.is_current}`),
    index('report_revisions_series')
      .on(table.account_id, table.channel, table.reported_at)
      .where(sql`${table.is_current}`),
  ],
);

/** One line a keyword, report and judgement. No foreign key to the keyword: lines stay when it is deleted. */
export const report_keywords = pgTable(
  'report_keywords',
  {
    account_id: accountId(),
    report_id: uuid().notNull(),
    judgement_id: uuid().notNull(),
    keyword_id: uuid().notNull(),
    keyword: text().notNull(),
    channel: channel(),
    is_current: boolean().notNull(),
    /** The report's. */
    created_at: time().notNull(),
    status: text({ enum: ['completed', 'error', 'network_error', 'api_error'] }).notNull(),
    error_message: text(),
    is_mentioned: boolean().notNull(),
    /** What an administrator had forced the status to when the report was made; all else is the answers'. */
    forced_status: text({ enum: FORCED_STATUSES }),
    n: count(),
    k: count(),
    empty: count(),
    refused: count().default(0),
    failed: count(),
    is_branded: boolean().notNull(),
    is_empty: boolean().notNull(),
    /** Mentions of the brand and of all other companies, tracked or found, in all its answers. */
    brand_mentions: count(),
    competitor_mentions: count(),
    /** Of the answer that decided: the brand's place among all companies that it names; null where it is alone. */
    rank: integer(),
    /** Other companies in that answer; null where it was not read for them. */
    other_companies: integer(),
    surface_hash: text(),
    answer_id: uuid(),
    checked_at: time(),
    /** The answer that stands for this check in windows over time: its first sample that measured something. */
    trend_mentioned: boolean(),
    trend_surface_hash: text(),
    trend_asked_at: time(),
    trend_judgement_id: uuid(),
    /** The flip against the previous report. */
    change: text({ enum: ['improved', 'declined'] }),
    previous_answer_id: uuid(),
    verdict: text({ enum: KEYWORD_VERDICTS }).notNull(),
    window_days: integer(),
    earlier_mentioned: integer(),
    earlier_answers: integer(),
    recent_mentioned: integer(),
    recent_answers: integer(),
    p_value: doublePrecision(),
    q_value: doublePrecision(),
    missing_answers: count(),
  },
  (table) => [
    primaryKey({ columns: [...revisionKey(table), table.keyword_id] }),
    goesWith('report_keywords_revision', revisionKey(table), revisionKey(report_revisions)),
    index('report_keywords_history')
      .on(table.account_id, table.keyword_id, table.channel, table.created_at)
      .where(sql`${table.is_current}`),
    // Of all users by time: rows come in its order, so that a small index finds them.
    index('report_keywords_made').using('brin', table.created_at),
  ],
);

/** The sites cited most in the answers to a report's unbranded keywords, 100 at most. */
export const report_domains = pgTable(
  'report_domains',
  {
    account_id: accountId(),
    report_id: uuid().notNull(),
    judgement_id: uuid().notNull(),
    domain: text().notNull(),
    kind: text({ enum: ['own', 'competitor', 'third_party'] }).notNull(),
    answers_citing: count(),
    answers_citing_without_brand: count(),
  },
  (table) => [
    primaryKey({ columns: [...revisionKey(table), table.domain] }),
    goesWith('report_domains_revision', revisionKey(table), revisionKey(report_revisions)),
  ],
);

/** How often a company is named in the answers to a report's unbranded keywords. */
export const report_companies = pgTable(
  'report_companies',
  {
    account_id: accountId(),
    report_id: uuid().notNull(),
    judgement_id: uuid().notNull(),
    company_key: text().notNull(),
    answers_naming: count(),
    answers_naming_without_brand: count(),
    mentions: count(),
  },
  (table) => [
    primaryKey({ columns: [...revisionKey(table), table.company_key] }),
    goesWith('report_companies_revision', revisionKey(table), revisionKey(report_revisions)),
    goesWith(
      'report_companies_company',
      [table.account_id, table.company_key],
      [companies.account_id, companies.key],
    ),
  ],
);
