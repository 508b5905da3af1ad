import { z } from 'zod';
import { Channel } from './channels.ts';
import { ErrorCodeOfCheck, ResultStatus } from './checks.contract.ts';
import { REPORT_KEYWORD_FILTERS, REPORT_KEYWORD_SORTS } from './choices.ts';
import { RangeOfDays } from './day-range-query.ts';
import {
  KEYWORD_VERDICTS,
  KeywordVerdictWord,
  PooledRate,
  RangePoint,
  RateInterval,
  TrendWait,
  VoiceCounts,
} from './headline.ts';
import { IconUrl } from './icon-url.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { ForcedStatus, ResultState } from './result-state.ts';

/** Of all keywords of a report together; mixed: some improved and others declined. */
export const REPORT_VERDICTS = [...KEYWORD_VERDICTS, 'mixed'] as const;
export const ReportVerdictWord = z.enum(REPORT_VERDICTS);
export type ReportVerdictWord = z.infer<typeof ReportVerdictWord>;

/** A rate over keywords and what it stands on. */
export const MeasuredRate = z.object({
  rate: z.number(),
  /** For exactly these keywords. */
  interval: RateInterval,
  /** For keywords like these; the three fields at the end say how it is counted. */
  interval_for_similar_keywords: RateInterval,
  keywords: z.number().int(),
  answers: z.number().int(),
  mentions: z.number().int(),
  /** 0: answers of one keyword are as different as any; 1: always the same. Null where it cannot be known. */
  intraclass_correlation: z.number().nullable(),
  /** How many times fewer independent answers these are worth. */
  design_effect: z.number(),
  effective_answers: z.number(),
});
export type MeasuredRate = z.infer<typeof MeasuredRate>;

/** The counts that the specification gives a report: all keywords stand in it, failed ones too. */
const ReportCounts = z.object({
  total_keywords: z.number().int(),
  mentioned_keywords: z.number().int(),
  /** Answered by naming others. With mentioned and failed ones and the two below they make the total. */
  not_mentioned_keywords: z.number().int(),
  /** Answered without naming any company, and refused: no loss. 0 in reports written before these were told apart. */
  no_companies_keywords: z.number().int(),
  refused_keywords: z.number().int(),
  improved_keywords: z.number().int(),
  declined_keywords: z.number().int(),
  /** Shares of total_keywords, to one decimal. */
  percentage_mentioned: z.number(),
  percentage_improved: z.number(),
  percentage_declined: z.number(),
  answered_keywords: z.number().int(),
  failed_keywords: z.number().int(),
  branded_keywords: z.number().int(),
  /** Whose status an administrator had forced when it was made: they are counted as forced, and in no flip. */
  forced_keywords: z.number().int(),
});

/** A keyword whose answer flipped against the previous report, with the answers then and now. */
export const ReportFlip = z.object({
  keyword_id: z.uuid(),
  keyword: z.string(),
  answer_id: z.uuid().nullable(),
  previous_answer_id: z.uuid().nullable(),
});
export type ReportFlip = z.infer<typeof ReportFlip>;

/** A report as it was first written. It never changes; what is held today stands in its revision. */
export const Report = ReportCounts.extend({
  id: z.uuid(),
  user_id: z.uuid(),
  run_id: z.uuid(),
  channel: Channel,
  previous_report_id: z.uuid().nullable(),
  report_summary: z.object({
    improved_keywords: z.array(ReportFlip).max(LIST_MAX),
    declined_keywords: z.array(ReportFlip).max(LIST_MAX),
  }),
  created_at: z.iso.datetime(),
});
export type Report = z.infer<typeof Report>;

/** The numbers of a report under the judgement that holds now: names and rules may have changed since. */
export const ReportRevision = ReportCounts.extend({
  judgement_id: z.uuid(),
  rules_version: z.string(),
  created_at: z.iso.datetime(),
  /** Over the answers to unbranded keywords that measured something. Null without one. */
  rate: MeasuredRate.nullable(),
  /** Answers to keywords that hold the brand's own name: they stand apart. */
  branded_answers: z.number().int(),
  branded_mentions: z.number().int(),
  /** Answers to unbranded keywords that name no company at all or refuse: they are in no rate. */
  empty_answers: z.number().int(),
  /** The brand's mentions of the mentions of all companies, tracked or found; null where no other one is named. */
  share_of_voice: z.number().nullable(),
  /** Its mean place among all companies of the answer, over the keywords whose answer names it and another one. */
  average_rank: z.number().nullable(),
  /** Among how many companies, on average. */
  average_rank_of: z.number().nullable(),
  ranked_keywords: z.number().int(),
  verdict: ReportVerdictWord,
  /** How many keywords have each verdict; 5% of the changes shown may be false. */
  verdicts: z.record(KeywordVerdictWord, z.number().int()),
});
export type ReportRevision = z.infer<typeof ReportRevision>;

export const ReportSummary = Report.omit({ report_summary: true }).extend({ revision: ReportRevision });
export type ReportSummary = z.infer<typeof ReportSummary>;

const Window = z.object({ mentioned: z.number().int(), answers: z.number().int() });

/** The honest verdict of a keyword: two adjoining windows of equal length that end with the report. */
export const KeywordTrend = z.object({
  verdict: KeywordVerdictWord,
  /** Null when the two windows could not be compared. */
  window_days: z.number().int().nullable(),
  earlier: Window.nullable(),
  recent: Window.nullable(),
  p_value: z.number().nullable(),
  /** The p-value adjusted for all keywords of the report; at most 0.05 is shown as a change. */
  q_value: z.number().nullable(),
});
export type KeywordTrend = z.infer<typeof KeywordTrend>;

/** One keyword of a report. */
export const ReportKeyword = z.object({
  keyword_id: z.uuid(),
  keyword: z.string(),
  status: ResultStatus,
  error_message: z.string().nullable(),
  error_code: ErrorCodeOfCheck,
  /** From one half of the answers that measured something up; false also where none came, which means unknown. */
  is_mentioned: z.boolean(),
  /** What its answers say in one word, or what an administrator had forced it to. */
  result_state: ResultState,
  /** Set by an administrator; null where the answers decided. */
  forced_status: ForcedStatus.nullable(),
  /** Answered samples, those that name the brand, those that measure nothing, of these refusals, samples without an answer. */
  n: z.number().int(),
  k: z.number().int(),
  empty: z.number().int(),
  refused: z.number().int(),
  failed: z.number().int(),
  /** Of k of the answers that measured something (n - empty) alone; null without one. */
  interval: RateInterval.nullable(),
  is_branded: z.boolean(),
  /** None of its answers measured anything. */
  is_empty: z.boolean(),
  /** The brand's place among all companies of the answer that decided; null where it is alone or not named. */
  rank: z.number().int().nullable(),
  /** Among how many companies, the brand included; null where there is no place. */
  rank_of: z.number().int().nullable(),
  /** The answer that decided; null where none came. */
  answer_id: z.uuid().nullable(),
  checked_at: z.iso.datetime().nullable(),
  /** The flip against the previous report, only where both measured something and neither was forced. */
  change: z.enum(['improved', 'declined']).nullable(),
  previous_answer_id: z.uuid().nullable(),
  trend: KeywordTrend,
});
export type ReportKeyword = z.infer<typeof ReportKeyword>;

/** Which keywords of a report are listed. */
export const ReportKeywordFilter = z.enum(REPORT_KEYWORD_FILTERS);
export type ReportKeywordFilter = z.infer<typeof ReportKeywordFilter>;

/** What they are sorted by: the verdict from failed over refused and without companies to mentioned, the trend from declined to improved. */
export const ReportKeywordSort = z.enum(REPORT_KEYWORD_SORTS);
export type ReportKeywordSort = z.infer<typeof ReportKeywordSort>;

/** How many answers to unbranded keywords cite a site. */
export const CountedDomain = z.object({
  domain: z.string(),
  kind: z.enum(['own', 'competitor', 'third_party']),
  answers_citing: z.number().int(),
  /** Of these, answers that do not name the brand. */
  answers_citing_without_brand: z.number().int(),
});
export type CountedDomain = z.infer<typeof CountedDomain>;

/** A site that answers cite, as a page shows it. */
export const CitedDomain = CountedDomain.extend({ icon_url: IconUrl });
export type CitedDomain = z.infer<typeof CitedDomain>;

/** A competitor in the answers to unbranded keywords. */
export const NamedCompetitor = z.object({
  name: z.string(),
  answers_naming: z.number().int(),
  /** Of these, answers that do not name the brand: who is named when you are not. */
  answers_naming_without_brand: z.number().int(),
  mentions: z.number().int(),
});
export type NamedCompetitor = z.infer<typeof NamedCompetitor>;

/**
 * A company or product in the answers to unbranded keywords that is neither the brand's nor a competitor's: found by
 * rules, which leave out what they are unsure of.
 */
export const UndeclaredName = z.object({ ...NamedCompetitor.shape });
export type UndeclaredName = z.infer<typeof UndeclaredName>;

/** Tracked companies that stored answers are still being searched for: they are in none of the numbers yet. */
export const UncountedNames = z.array(z.string()).max(LIMITS.competitors_max);

export const ReportDetail = Report.extend({
  revision: ReportRevision,
  /** The reports of the same channel before and after this one. */
  previous_id: z.uuid().nullable(),
  next_id: z.uuid().nullable(),
  /** What it takes for a trend, in the newest report of an assistant that has none yet; else null. */
  wait: TrendWait.nullable(),
  /** What the revision's share of voice is a share of. */
  voice: VoiceCounts,
  keywords: z.object({
    items: z.array(ReportKeyword).max(LIMITS.page_size_max),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  }),
  /** The 20 cited most and the 20 named most, declared and not. */
  domains: z.array(CitedDomain).max(LIST_MAX),
  competitors: z.array(NamedCompetitor).max(LIST_MAX),
  undeclared: z.array(UndeclaredName).max(LIST_MAX),
  uncounted: UncountedNames,
});
export type ReportDetail = z.infer<typeof ReportDetail>;

/** A keyword in one report of its history. */
export const KeywordHistoryLine = ReportKeyword.pick({
  is_mentioned: true,
  result_state: true,
  forced_status: true,
  n: true,
  k: true,
  empty: true,
  refused: true,
  failed: true,
  rank: true,
  rank_of: true,
  answer_id: true,
  change: true,
}).extend({
  report_id: z.uuid(),
  created_at: z.iso.datetime(),
  verdict: KeywordVerdictWord,
  /** Fingerprint of how it was asked: only lines with an equal one can be compared. */
  surface_hash: z.string().nullable(),
});
export type KeywordHistoryLine = z.infer<typeof KeywordHistoryLine>;

/** What the account's changes say of a keyword on an assistant: the windows are those of the assistant's headline. */
export const KeywordTrendNow = KeywordTrend.extend({
  /** What it takes for a trend of its assistant; null when there is one. */
  wait: TrendWait.nullable(),
});
export type KeywordTrendNow = z.infer<typeof KeywordTrendNow>;

export const KeywordHistory = z.object({
  keyword_id: z.uuid(),
  keyword: z.string(),
  range: RangeOfDays,
  /** Only channels that have a report in the range. */
  channels: z
    .array(
      z.object({
        channel: Channel,
        trend: KeywordTrendNow,
        /** Of the range; null where no answer counts. */
        current: PooledRate.nullable(),
        /** The range and the one before it, oldest first. */
        points: z.array(RangePoint).max(LIST_MAX),
        /** The reports of the range, newest first. */
        lines: z.array(KeywordHistoryLine).max(LIST_MAX),
      }),
    )
    .max(LIST_MAX),
});
export type KeywordHistory = z.infer<typeof KeywordHistory>;

/** Who and what the answers of a range to one keyword name and cite: the newest 200 of each channel at most. */
export const KeywordEvidence = z.object({
  range: RangeOfDays,
  keyword_id: z.uuid(),
  /** Answers that this was counted in, and those of them that name the brand. */
  answers: z.number().int(),
  mentioning: z.number().int(),
  /** The brand's mentions of the mentions of all companies, tracked or found; null where no other one is named. */
  share_of_voice: z.number().nullable(),
  voice: VoiceCounts,
  /** The 10 named most, declared and not, and the 10 cited most. */
  competitors: z.array(NamedCompetitor).max(LIST_MAX),
  undeclared: z.array(UndeclaredName).max(LIST_MAX),
  uncounted: UncountedNames,
  domains: z.array(CitedDomain).max(LIST_MAX),
});
export type KeywordEvidence = z.infer<typeof KeywordEvidence>;
