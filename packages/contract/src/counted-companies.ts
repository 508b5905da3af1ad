import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AnswerSummary } from './answers.ts';
import { AnswerShare, ChannelShare } from './brand-analysis.ts';
import { Channel } from './channels.ts';
import { DayRangeText, RangeOfDays } from './day-range-query.ts';
import { IconUrl } from './icon-url.ts';
import { LIMITS } from './limits.ts';
import { BooleanParameter } from './parameters.ts';
import { plainText } from './text.ts';

const count = z.number().int();
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const page_size = z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size);
const search = plainText(LIMITS.company_name_max).trim().max(LIMITS.company_name_max).optional();
const domain = plainText(300).trim().min(1).max(300);

/** A range is cut into so many points at most. */
const POINTS_MAX = 14;

/** Answers of some days, the first of which is `from`. */
export const CompanyPoint = z.object({ from: z.iso.date(), answers: count, of: count });
export type CompanyPoint = z.infer<typeof CompanyPoint>;

/** A place among all companies of an answer, by first mention, and among how many: on average over so many answers. */
export const CompanyPlace = z.object({ average: z.number(), of: z.number(), answers: count });

/**
 * How often a company is mentioned in the answers that a headline counts: of the reports of a range, to keywords that are
 * tracked now and do not name the brand.
 */
const CompanyFigures = z.object({
  named: AnswerShare,
  mentions: count,
  /** Its mentions of those of all companies; null where nobody else is mentioned. */
  share_of_voice: z.number().nullable(),
  /** Null where it is alone or not mentioned. */
  place: CompanyPlace.nullable(),
  channels: z.array(ChannelShare).max(10),
  points: z.array(CompanyPoint).max(POINTS_MAX),
});

export const CountedCompany = CompanyFigures.extend({
  /** Names it in queries; the same for all spellings. */
  key: z.string(),
  name: z.string(),
  /** Null of one that was found and is not tracked. */
  competitor_id: z.uuid().nullable(),
  /** False while stored answers are searched for it: its figures are not known yet. */
  is_counted: z.boolean(),
  /** Answers that mention it and not the brand. */
  without_you: count,
});
export type CountedCompany = z.infer<typeof CountedCompany>;

export const COMPANY_KINDS = ['tracked', 'found'] as const;

export const CompaniesQuery = z.strictObject({
  range: DayRangeText.optional(),
  channel: Channel.optional(),
  /** Competitors, or those that answers mention beside them. */
  show: z.enum(COMPANY_KINDS).optional(),
  /** Text in any of its names, whatever its case, accents, apostrophes and spaces. */
  search,
  page,
  page_size,
});
export type CompaniesQuery = z.infer<typeof CompaniesQuery>;

export const CountedCompanies = z.object({
  range: RangeOfDays,
  you: CompanyFigures,
  /** Of any days: without answers in the range, there are some elsewhere. */
  has_reports: z.boolean(),
  /** Of all companies together, the brand included. */
  all_mentions: count,
  /** Whatever is shown or searched for. */
  tracked: count,
  found: count,
  /** Of those that are shown; most answers first. */
  total: count,
  items: z.array(CountedCompany).max(LIMITS.page_size_max),
});
export type CountedCompanies = z.infer<typeof CountedCompanies>;

/** A competitor whose first search has ended, and what it has changed in the range. */
export const CompanyNews = z.object({
  key: z.string(),
  name: z.string(),
  answers: count,
  of: count,
  /** The brand's share of voice without and with it; null where nobody else was mentioned. */
  share_before: z.number().nullable(),
  share_now: z.number().nullable(),
});
export type CompanyNews = z.infer<typeof CompanyNews>;

export const SOURCE_KINDS = ['own', 'competitor', 'third_party'] as const;
export const SourceKind = z.enum(SOURCE_KINDS);
export type SourceKind = z.infer<typeof SourceKind>;

export const SourcesQuery = z.strictObject({
  range: DayRangeText.optional(),
  channel: Channel.optional(),
  kind: SourceKind.optional(),
  /** Text in the domain, whatever its case. */
  search,
  page,
  page_size,
});
export type SourcesQuery = z.infer<typeof SourcesQuery>;

/** A site in the answers that a headline counts. */
export const CitedSource = z.object({
  domain: z.string(),
  icon_url: IconUrl,
  kind: SourceKind,
  /** Answers that cite it, of all that count; and of these, answers that do not mention the brand. */
  answers: count,
  of: count,
  without_you: count,
  /** The same over the equally long range before, asked and judged as today; null where too few answers are. */
  before: z.object({ answers: count, of: count }).nullable(),
  /** How many of its addresses are cited. */
  addresses: count,
  channels: z.array(ChannelShare).max(10),
  /** Other companies that these answers mention, most answers first. */
  companies: z
    .array(z.object({ key: z.string(), name: z.string(), is_tracked: z.boolean(), answers: count }))
    .max(LIMITS.opportunity_names_max),
});
export type CitedSource = z.infer<typeof CitedSource>;

export const CitedSources = z.object({
  range: RangeOfDays,
  /** Of any days: without answers in the range, there are some elsewhere. */
  has_reports: z.boolean(),
  /** Answers that count, and those that cite any site. */
  answers: count,
  citing: count,
  /** Sites by whose they are, whatever is shown or searched for. */
  kinds: z.object({ own: count, competitor: count, third_party: count }),
  total: count,
  items: z.array(CitedSource).max(LIMITS.page_size_max),
});
export type CitedSources = z.infer<typeof CitedSources>;

export const SourceAddressesQuery = z.strictObject({
  domain,
  range: DayRangeText.optional(),
  channel: Channel.optional(),
  page,
  page_size,
});

export const SourceAddresses = z.object({
  total: count,
  items: z
    .array(z.object({ url: z.string(), title: z.string().nullable(), answers: count, without_you: count }))
    .max(LIMITS.page_size_max),
});
export type SourceAddresses = z.infer<typeof SourceAddresses>;

/** Which of the answers that a headline counts are meant: those that every field given fits. */
export const CountedAnswersQuery = z.strictObject({
  range: DayRangeText.optional(),
  channel: Channel.optional(),
  /** Mentioning the company of this key. */
  company: plainText(300).trim().min(1).max(300).optional(),
  /** Citing this site, or this address. */
  domain: domain.optional(),
  url: plainText(4_000).trim().min(1).max(4_000).optional(),
  names_you: BooleanParameter.optional(),
  /** Answers older than this one. */
  before: z.uuid().optional(),
});
export type CountedAnswersQuery = z.infer<typeof CountedAnswersQuery>;

export const countedCompaniesContract = {
  list_companies: oc
    .route({
      method: 'GET',
      path: '/api/companies',
      tags: ['brand'],
      summary: 'Companies that answers of a range mention, tracked and found, most answers first',
    })
    .input(CompaniesQuery)
    .output(CountedCompanies),
  list_company_news: oc
    .route({
      method: 'GET',
      path: '/api/companies/news',
      tags: ['brand'],
      summary: 'Competitors that have been counted since they were added, until they are marked as seen',
    })
    .input(z.strictObject({ range: DayRangeText.optional() }).prefault({}))
    .output(z.object({ items: z.array(CompanyNews).max(LIMITS.competitors_max) })),
  mark_company_news_seen: oc
    .route({
      method: 'POST',
      path: '/api/companies/news/seen',
      tags: ['brand'],
      summary: 'Marks that competitors have been counted as seen',
    })
    .input(z.strictObject({ keys: z.array(plainText(300).trim().max(300)).max(LIMITS.competitors_max) }))
    .output(z.object({ seen: count })),
  list_sources: oc
    .route({
      method: 'GET',
      path: '/api/sources',
      tags: ['brand'],
      summary: 'Sites that answers of a range cite, most answers first',
    })
    .input(SourcesQuery)
    .output(CitedSources),
  list_source_addresses: oc
    .route({
      method: 'GET',
      path: '/api/sources/{domain}/addresses',
      tags: ['brand'],
      summary: 'Addresses of a site that answers of a range cite, most answers first',
    })
    .input(SourceAddressesQuery)
    .output(SourceAddresses),
  list_counted_answers: oc
    .route({
      method: 'GET',
      path: '/api/counted-answers',
      tags: ['brand'],
      summary: 'Answers behind a count of companies or sources, newest first',
    })
    .input(CountedAnswersQuery)
    .output(
      z.object({
        items: z.array(AnswerSummary).max(LIMITS.page_size_max),
        total: count,
        next_before: z.uuid().nullable(),
      }),
    ),
};
