import { EMPTY_KINDS, type JudgementDifference } from '@answerscope/contract';
import { DOUBT_CODES, type UndeclaredName } from '@answerscope/mentions';
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
import { accountId, channel, goesWith, keyOf, microdollars, ownKey, time } from '../../database/columns.ts';
import type { BrandNamesSnapshot } from '../brand/brand.tables.ts';
import { keywords } from '../keywords/keywords.tables.ts';

/** Of what belongs to an answer. */
const answerKey = keyOf('account_id', 'answer_id');
const surfaceKey = keyOf('account_id', 'hash');

/** What was measured: two answers compare only when their surfaces are equal. */
export const surfaces = pgTable(
  'surfaces',
  {
    account_id: accountId(),
    hash: text().notNull(),
    channel: channel(),
    api: text().notNull(),
    model_asked: text().notNull(),
    model_served: text().notNull(),
    search_enabled: boolean().notNull(),
    search_context: text().notNull(),
    question: text().notNull(),
    location: jsonb().$type<Record<string, string | null>>(),
  },
  (table) => [primaryKey({ columns: surfaceKey(table) })],
);

/** Rules version + revision of the names: what a set of verdicts was decided with. One is current per user. */
export const judgements = pgTable(
  'judgements',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    rules_version: text().notNull(),
    /** Null for an ad hoc check, whose names stand in ad_hoc_names. */
    brand_revision: integer(),
    ad_hoc_names: jsonb().$type<BrandNamesSnapshot>(),
    state: text({ enum: ['preview', 'current', 'superseded', 'discarded', 'ad_hoc'] }).notNull(),
    created_at: time().notNull(),
    /** False when it began with new rules while answers judged by older ones stayed as they were. */
    covers_older: boolean().notNull().default(true),
    /** Of a preview: what was current when it began; only that may be replaced by it. */
    basis_judgement_id: uuid(),
    /** Answers up to this one are judged; how many that are, and of how many when it began. */
    cursor: uuid(),
    judged: integer().notNull().default(0),
    total: integer().notNull().default(0),
    lease_epoch: integer().notNull().default(0),
    lease_until: time(),
    completed_at: time(),
    difference: jsonb().$type<JudgementDifference>(),
    /** When it was applied or discarded. */
    ended_at: time(),
    /** The verdicts of a discarded one are removed. */
    is_purged: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    uniqueIndex('judgements_one_current').on(table.account_id).where(sql`${table.state} = 'current'`),
    uniqueIndex('judgements_one_preview').on(table.account_id).where(sql`${table.state} = 'preview'`),
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
    account_id: accountId(),
    id: uuid().notNull(),
    run_id: uuid().notNull(),
    channel: channel(),
    keyword_id: uuid().notNull(),
    keyword: text().notNull(),
    company_name: text().notNull(),
    sample_no: integer().notNull(),
    surface_hash: text().notNull(),
    asked_at: time().notNull(),
    /** In which the question was asked: a hint for judging. Null for answers from before it was kept. */
    language: text(),
    finish: text({ enum: ['ok', 'truncated', 'refused', 'blocked', 'failed'] }).notNull(),
    /** False for a surplus answer that came after its sample was settled. */
    is_counted: boolean().notNull(),
    is_ad_hoc: boolean().notNull(),
    searched: boolean().notNull(),
    queries: jsonb().$type<string[]>().notNull(),
    usage: jsonb().$type<Record<string, number>>().notNull(),
    cost_microdollars: microdollars().notNull(),
    price_date: text(),
    latency_ms: integer().notNull(),
    request_id: text(),
    text: text().notNull(),
    text_hash: text().notNull(),
    citations: jsonb()
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
    sources: jsonb().$type<{ url: string; title: string | null; rank: number }[]>().notNull(),
    /** The provider's reply as it came, null where its terms forbid keeping it. */
    raw: jsonb(),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    foreignKey({
      name: 'answers_surface',
      columns: [table.account_id, table.surface_hash],
      foreignColumns: surfaceKey(surfaces),
    }),
    index('answers_keyword').on(table.account_id, table.keyword_id, table.channel, table.id),
    index('answers_channel').on(table.account_id, table.channel, table.id),
    index('answers_asked').using('brin', table.asked_at),
    index('answers_ad_hoc').on(table.account_id, table.keyword_id, table.id).where(sql`${table.is_ad_hoc}`),
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
    account_id: accountId(),
    answer_id: uuid().notNull(),
    judgement_id: uuid().notNull(),
    mentioned: boolean().notNull(),
    confidence: real().notNull(),
    rank: integer(),
    list_position: integer(),
    share_of_voice: real(),
    prominence: real().notNull(),
    is_empty: boolean().notNull(),
    /** Why it measures nothing; null exactly where is_empty is false. */
    empty_kind: text({ enum: EMPTY_KINDS }),
    spans: jsonb().$type<StoredSpan[]>().notNull(),
    rejected: jsonb().$type<StoredSpan[]>().notNull(),
    competitors: jsonb().$type<{ name: string; mentions: number; rank: number | null }[]>().notNull(),
    /** Why nobody is sure of `mentioned`; null where somebody is, and in verdicts from before doubt had kinds. */
    doubt: text({ enum: DOUBT_CODES }),
    /** Null in verdicts from before it was looked for. */
    undeclared: jsonb().$type<UndeclaredName[]>(),
  },
  (table) => [
    primaryKey({ columns: [...answerKey(table), table.judgement_id] }),
    goesWith('verdicts_answer', answerKey(table), ownKey(answers)),
    goesWith('verdicts_judgement', [table.account_id, table.judgement_id], ownKey(judgements)),
  ],
);

/** Answers that measure nothing by the rules and that their user counts in all the same, whatever judges them. */
export const counted_answers = pgTable(
  'counted_answers',
  {
    account_id: accountId(),
    answer_id: uuid().notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: answerKey(table) }),
    goesWith('counted_answers_answer', answerKey(table), ownKey(answers)),
  ],
);

/** The pages an answer cites or was made from. */
export const answer_citations = pgTable(
  'answer_citations',
  {
    account_id: accountId(),
    answer_id: uuid().notNull(),
    position: integer().notNull(),
    url: text().notNull(),
    title: text(),
    domain: text(),
    kind: text({ enum: ['own', 'competitor', 'third_party'] }).notNull(),
    /** True when the text cites it; false when it was only consulted. */
    is_cited: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [...answerKey(table), table.position] }),
    goesWith('answer_citations_answer', answerKey(table), ownKey(answers)),
  ],
);

/** The newest result of a keyword on a channel. A failed check is saved with is_mentioned false and means unknown. */
export const visibility_results = pgTable(
  'visibility_results',
  {
    account_id: accountId(),
    keyword_id: uuid().notNull(),
    channel: channel(),
    keyword: text().notNull(),
    is_mentioned: boolean().notNull(),
    status: text({ enum: ['completed', 'error', 'network_error', 'api_error'] }).notNull(),
    checked_at: time().notNull(),
    response_text: text().notNull(),
    /** Why it failed, as its last attempt says; null for one that was answered. */
    error_code: text(),
    answer_id: uuid(),
    n: integer().notNull(),
    k: integer().notNull(),
    /** Of n, the answers that measure nothing: they are in no rate. Of these, refusals. */
    empty: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** The keyword itself names the brand, by the names its newest judgement has: it is in no rate. */
    is_branded: boolean().notNull().default(false),
    failed: integer().notNull(),
    judgement_id: uuid(),
    surface_hash: text(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.keyword_id, table.channel] }),
    goesWith('visibility_results_keyword', [table.account_id, table.keyword_id], ownKey(keywords)),
    index('visibility_results_newest').on(table.account_id, table.checked_at.desc()),
  ],
);
