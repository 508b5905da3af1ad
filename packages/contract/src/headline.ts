import { z } from 'zod';
import { RangeOfDays } from './day-range-query.ts';
import { LIST_MAX } from './list-max.ts';

/** What two comparable windows say, or why they say nothing. */
export const KEYWORD_VERDICTS = [
  'improved',
  'declined',
  'no_detectable_change',
  'not_enough_data',
  'not_comparable',
] as const;
export const KeywordVerdictWord = z.enum(KEYWORD_VERDICTS);
export type KeywordVerdictWord = z.infer<typeof KeywordVerdictWord>;

/** A 95% interval of a rate. Fractions from 0 to 1, like every rate here; percentages are named so. */
export const RateInterval = z.object({ low: z.number(), high: z.number() });
export type RateInterval = z.infer<typeof RateInterval>;

/**
 * How often an assistant mentions the brand: mentions of the answers to unbranded keywords that name any company, over a
 * range of days. In a change, rate and interval weigh each keyword alike on both sides, so they need not be
 * mentions / answers.
 */
export const PooledRate = z.object({
  rate: z.number(),
  /** For exactly these keywords. */
  interval: RateInterval,
  /** For keywords like these: it holds `interval`, because others could have been tracked. */
  interval_for_similar_keywords: RateInterval,
  keywords: z.number().int(),
  answers: z.number().int(),
  mentions: z.number().int(),
  /** How many days the range has; null for newest results, which have none. */
  window_days: z.number().int().nullable(),
  /** The first and the last report in the range; of newest results, the first and the last check. */
  since: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type PooledRate = z.infer<typeof PooledRate>;

/** A rate as lists and charts show it. */
export const RateOfAnswers = PooledRate.pick({ rate: true, interval: true, answers: true, mentions: true });

/** What of a question's settings breaks a line when it is changed. */
export const SURFACE_BREAKS = ['model', 'search', 'question', 'location', 'api'] as const;

/**
 * Why answers are not counted with earlier ones: from here on something else is measured. `keywords` is how many are asked
 * or judged in another way; before and after are null where they differ among these.
 */
export const LineBreak = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('names'),
    added: z.array(z.string()).max(LIST_MAX),
    removed: z.array(z.string()).max(LIST_MAX),
  }),
  z.object({
    reason: z.enum(['rules', ...SURFACE_BREAKS]),
    keywords: z.number().int(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
]);
export type LineBreak = z.infer<typeof LineBreak>;

/** Some days of a range, or of the one before it: a point of a line. */
export const RangePoint = z.object({
  /** Days of UTC, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Null where nothing counts. */
  rate: PooledRate.nullable(),
  /** Why the line is not continued from the point before; empty where it is. */
  breaks: z.array(LineBreak).max(LIST_MAX),
});
export type RangePoint = z.infer<typeof RangePoint>;

/** What is needed for a trend where two ranges do not hold enough answers yet. */
export const TrendWait = z.object({
  /** The refresh of the plan from which on they do; null where no refresh is planned, or too few answers come of it. */
  possible_from: z.iso.datetime().nullable(),
  /** Answers of a check now that would be enough, where the weeks before hold theirs; null where none would help. */
  helps_now: z
    .object({
      answers: z.number().int(),
      /** By the newest answers; null while none has a price. */
      cost_usd: z.number().nullable(),
      /** What the plan allows a month; null is unlimited. */
      budget_usd: z.number().nullable(),
    })
    .nullable(),
});
export type TrendWait = z.infer<typeof TrendWait>;

/** What a range of days and the equally long one before say of the rate, over the keywords that are in both. */
export const HeadlineChange = z.object({
  verdict: KeywordVerdictWord,
  /** Null unless compared. `window_days` is longer than the range of the rate where only longer ranges hold enough. */
  earlier: PooledRate.nullable(),
  recent: PooledRate.nullable(),
  /** How surprising this is if nothing changed. */
  p_value: z.number().nullable(),
  /** The p-value adjusted for all changes of the account; at most 0.05 is shown as a change. */
  q_value: z.number().nullable(),
  /** The rate changed significantly, but by one keyword among several: the verdict is no detectable change. */
  is_one_keyword: z.boolean(),
  /** What it takes to compare them; null when they are compared. */
  wait: TrendWait.nullable(),
});
export type HeadlineChange = z.infer<typeof HeadlineChange>;

/** The mentions behind a share of voice: of the brand, and of the brand and all companies, tracked or found. */
export const VoiceCounts = z.object({ brand_mentions: z.number().int(), all_mentions: z.number().int() });
export type VoiceCounts = z.infer<typeof VoiceCounts>;

/** Why a headline has no rate. */
export const WhyNoRate = z.enum([
  'never_checked',
  'none_in_range',
  'no_answers',
  'only_branded',
  'only_empty',
]);
export type WhyNoRate = z.infer<typeof WhyNoRate>;

/** The one rate of an assistant that every page shows. */
export const Headline = z.object({
  /** Before the first report there is no range, only the newest result of each keyword. */
  basis: z.enum(['window', 'newest_results']),
  /** The days it is counted over; null for newest results. */
  range: RangeOfDays.nullable(),
  /** The newest report of the assistant. */
  report_id: z.uuid().nullable(),
  current: PooledRate.nullable(),
  /** Null when there is a rate. */
  why_none: WhyNoRate.nullable(),
  change: HeadlineChange,
  /** Answers to the same keywords that name no company at all: they are in no rate. */
  empty_answers: z.number().int(),
  /** Answers to them in the range that were asked or judged in another way than the newest: they are in no rate. */
  unlike_answers: z.number().int(),
  /** Why they were, or those of the range before. */
  breaks: z.array(LineBreak).max(LIST_MAX),
});
export type Headline = z.infer<typeof Headline>;
