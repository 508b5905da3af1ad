import { z } from 'zod';
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
 * How often an assistant names the brand: mentions of the answers to unbranded keywords that name any company, over a
 * window of reports. In a change, rate and interval weigh each keyword alike on both sides, so they need not be
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
  /** From 28 to 90; null for newest results, which have no window. */
  window_days: z.number().int().nullable(),
  /** The first and the last report in the window; of newest results, the first and the last check. */
  since: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type PooledRate = z.infer<typeof PooledRate>;

/** What of a question's settings breaks a line when it is changed. */
export const SURFACE_BREAKS = ['model', 'search', 'question', 'location', 'api'] as const;

/**
 * Why a line is not continued from the report before: from here on something else is measured. `keywords` with a number
 * of them is how many are asked or judged in another way; before and after are null where they differ among these.
 */
export const LineBreak = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('keywords'),
    /** How many were tracked then, are tracked now, and are in both. */
    before: z.number().int(),
    after: z.number().int(),
    shared: z.number().int(),
  }),
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

/** What two adjoining windows of equal length say of the rate, over the keywords that are in both. */
export const HeadlineChange = z.object({
  verdict: KeywordVerdictWord,
  /** Null unless two windows were compared. Recent is of the headline's reports, over the keywords compared. */
  earlier: PooledRate.nullable(),
  recent: PooledRate.nullable(),
  /** How surprising this is if nothing changed. */
  p_value: z.number().nullable(),
  /** The p-value adjusted for all assistants of the user; at most 0.05 is shown as a change. */
  q_value: z.number().nullable(),
  /** The rate changed beyond chance, but by one keyword among several: the verdict is no detectable change. */
  is_one_keyword: z.boolean(),
  /** Answers that the windows still lack. */
  missing_answers: z.number().int(),
  /** Refreshed as lately, the first moment at which two windows can be compared; null when they are, or unknown. */
  possible_from: z.iso.datetime().nullable(),
});
export type HeadlineChange = z.infer<typeof HeadlineChange>;

/** Why a headline has no rate. */
export const WhyNoRate = z.enum(['never_checked', 'no_answers', 'only_branded', 'only_empty']);
export type WhyNoRate = z.infer<typeof WhyNoRate>;

/** The one rate of an assistant that every page shows. */
export const Headline = z.object({
  /** Before the first report there is no window, only the newest result of each keyword. */
  basis: z.enum(['window', 'newest_results']),
  /** The report at which the window ends. */
  report_id: z.uuid().nullable(),
  current: PooledRate.nullable(),
  /** Null when there is a rate. */
  why_none: WhyNoRate.nullable(),
  change: HeadlineChange,
  /** Answers to the same keywords that name no company at all: they are in no rate. */
  empty_answers: z.number().int(),
});
export type Headline = z.infer<typeof Headline>;
