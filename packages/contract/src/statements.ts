import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AnswerShare } from './brand-analysis.ts';
import { Channel } from './channels.ts';
import { csvStream } from './csv-file.ts';
import { DayRangeText, RangeOfDays } from './day-range-query.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { STANCE_SIGNS, STANCES, STATEMENT_MARKS } from './stances.ts';
import { plainText } from './text.ts';

const count = z.number().int();
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const page_size = z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size);

export const Stance = z.enum(STANCES);
export type Stance = z.infer<typeof Stance>;
export const StanceGroup = z.enum(['praise', 'criticism']);
export type StanceGroup = z.infer<typeof StanceGroup>;

/** It changes no number. */
export const StatementMark = z.enum(STATEMENT_MARKS);
export type StatementMark = z.infer<typeof StatementMark>;

/** The rules read structure alone: pros and cons, 'best for', 'avoid', the order of a ranking. */
export const STATEMENT_SOURCES = ['rules', 'model'] as const;

/** What an answer says of a company, in its own words: text.slice(start, end) === quote, in UTF-16 units. */
export const Statement = z.object({
  stance: Stance,
  quote: z.string(),
  start: count,
  end: count,
  /** By which structure of the answer the rules read it; null where a model did. */
  sign: z.enum(STANCE_SIGNS).nullable(),
  /** The head of the column, row or list it stands under, in the answer's words: 'Best for'; null where there is none. */
  label: z.string().nullable(),
  /** What of the company it is about, in the answer's words; null where the answer does not name it. */
  topic: z.string().nullable(),
  source: z.enum(STATEMENT_SOURCES),
  /** The model that read it; null where the rules did. */
  model: z.string().nullable(),
  /** What its user says of a statement about the brand; null where nobody has, and of others. */
  mark: StatementMark.nullable(),
  marked_at: z.iso.datetime().nullable(),
});
export type Statement = z.infer<typeof Statement>;

/** A company that an answer mentions; `key` and `name` of the brand are null. */
const StatementCompany = z.object({ key: z.string().nullable(), name: z.string().nullable() });

/** What one answer says of everybody it mentions. */
export const AnswerStatements = z.object({
  /** False while it waits to be read, and of a check under another company's name: nothing is known of it. */
  is_read: z.boolean(),
  /** The brand first, then by name. A company without statements is mentioned and was not read. */
  companies: z
    .array(StatementCompany.extend({ is_tracked: z.boolean(), statements: z.array(Statement).max(LIST_MAX) }))
    .max(LIST_MAX),
});
export type AnswerStatements = z.infer<typeof AnswerStatements>;

/** Of what statements are about, where answers name it: the most frequent first. */
const Topic = z.object({ topic: z.string(), answers: count });

/**
 * How the answers that a headline counts speak of a company. An answer can praise and criticise, so it can be in several
 * counts. Shares are of all answers that mention it; one without a statement is not known, and never neutral.
 */
const StanceFigures = z.object({
  /** Answers that mention it. */
  mentioned: count,
  /** Of these, answers with a statement about it. */
  read: count,
  praise: AnswerShare,
  criticism: AnswerShare,
  /** Without `mentioned` where no model has read that: rules read clear signs only. */
  stances: z.array(z.object({ stance: Stance, share: AnswerShare })).max(STANCES.length),
  praise_topics: z.array(Topic).max(LIMITS.statement_topics_max),
  criticism_topics: z.array(Topic).max(LIMITS.statement_topics_max),
});
export type StanceFigures = z.infer<typeof StanceFigures>;

export const CompanyStances = StanceFigures.extend({
  key: z.string(),
  name: z.string(),
  competitor_id: z.uuid(),
});
export type CompanyStances = z.infer<typeof CompanyStances>;

const within = {
  range: DayRangeText.optional(),
  channel: Channel.optional(),
  keyword_id: z.uuid().optional(),
};

export const StancesQuery = z.strictObject(within);
export type StancesQuery = z.infer<typeof StancesQuery>;

export const Stances = z.object({
  range: RangeOfDays,
  /** Answers that count, whomever they mention. */
  answers: count,
  /** Of these, answers that still wait to be read for statements. */
  waiting: count,
  you: StanceFigures,
  /** Tracked ones, most mentions first. */
  competitors: z.array(CompanyStances).max(LIMITS.competitors_max),
});
export type Stances = z.infer<typeof Stances>;

const filters = {
  ...within,
  /** About the tracked company of this key; without it, about the brand. */
  company: plainText(300).trim().min(1).max(300).optional(),
  stance: Stance.optional(),
  /** Either of the two stances of praise, or of criticism. */
  group: StanceGroup.optional(),
  topic: plainText(300).trim().min(1).max(300).optional(),
};

export const StatementsQuery = z.strictObject({ ...filters, page, page_size });
export type StatementsQuery = z.infer<typeof StatementsQuery>;
export const StatementsFilter = z.strictObject(filters);
export type StatementsFilter = z.infer<typeof StatementsFilter>;

/** A statement with the answer that makes it. */
export const ListedStatement = Statement.extend({
  answer_id: z.uuid(),
  channel: Channel,
  keyword_id: z.uuid(),
  keyword: z.string(),
  asked_at: z.iso.datetime(),
  company: StatementCompany,
});
export type ListedStatement = z.infer<typeof ListedStatement>;

export const statementsContract = {
  list_stances: oc
    .route({
      method: 'GET',
      path: '/api/stances',
      tags: ['brand'],
      summary: 'How answers of a range speak of my brand and my competitors, as counts',
    })
    .input(StancesQuery)
    .output(Stances),
  list_statements: oc
    .route({
      method: 'GET',
      path: '/api/statements',
      tags: ['brand'],
      summary: 'The sentences behind these counts, quoted from the answers of a range, newest first',
    })
    .input(StatementsQuery)
    .output(z.object({ items: z.array(ListedStatement).max(LIMITS.page_size_max), total: count })),
  export_statements: oc
    .route({
      method: 'GET',
      path: '/api/statements/csv',
      tags: ['brand'],
      summary: 'The same sentences as a CSV file',
      outputStructure: 'detailed',
    })
    .input(StatementsFilter)
    .output(csvStream),
  list_answer_statements: oc
    .route({
      method: 'GET',
      path: '/api/answers/{id}/statements',
      tags: ['brand'],
      summary: 'What one answer says of the companies that it mentions, each with its quotation',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(AnswerStatements),
};
