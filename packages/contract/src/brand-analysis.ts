import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AnswerSummary } from './answers.ts';
import { BrandTheme } from './brand-themes.ts';
import { Channel } from './channels.ts';
import { DayRangeText, RangeOfDays } from './day-range-query.ts';
import { Sentences } from './errors.ts';
import { RateInterval } from './headline.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { BooleanParameter } from './parameters.ts';
import { plainText } from './text.ts';

const count = z.number().int();

/** So many of so many answers, with the 95% intervals for these keywords and for keywords like these; null of no answers. */
export const AnswerShare = z.object({
  answers: count,
  of: count,
  rate: z.number().nullable(),
  interval: RateInterval.nullable(),
  interval_for_similar_keywords: RateInterval.nullable(),
});
export type AnswerShare = z.infer<typeof AnswerShare>;

/** How many answers of one assistant, of those that name the brand. */
export const ChannelShare = z.object({ channel: Channel, answers: count, of: count });
export type ChannelShare = z.infer<typeof ChannelShare>;

/** What the figures are counted over: the answers of a range to the user's keywords that name any company. */
export const AnalysisBasis = z.object({
  range: RangeOfDays,
  /** Of the oldest and the newest answer; null without any. */
  since: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  answers: count,
  /** Of these, answers that name the brand: what themes are looked for in. */
  naming: count,
  /** The oldest answers of these days are left out, because there are more than are read. */
  is_capped: z.boolean(),
  channels: z
    .array(z.object({ channel: Channel, answers: count, naming: count, models: z.array(z.string()).max(50) }))
    .max(10),
});
export type AnalysisBasis = z.infer<typeof AnalysisBasis>;

/** A theme with how far assistants say it. */
export const ThemeFigures = BrandTheme.extend({
  /** Answers naming the brand that hold one of its words. */
  mention_frequency: count,
  /** The same as a share of all answers naming the brand; null without any. */
  strength_score: z.number().nullable(),
  interval: RateInterval.nullable(),
  interval_for_similar_keywords: RateInterval.nullable(),
  /** Of these answers, those that say it in the sentence, item or row that names the brand. */
  beside_brand: count,
  /** Statements about the brand that say it, in the answers that were read for them; of these, praise and criticism. */
  statements: count,
  praise: count,
  criticism: count,
  /** Praise less criticism, as a share of the statements, from -1 to 1; null below five of them. */
  sentiment_score: z.number().min(-1).max(1).nullable(),
  channels: z.array(ChannelShare).max(10),
});
export type ThemeFigures = z.infer<typeof ThemeFigures>;

/** How far assistants say what the company wants said: answers mentioning it that carry a theme of the pillar. */
export const PillarFigures = z.object({
  pillar_text: z.string(),
  sort_order: count,
  /** The names of its themes; without any the share is null. */
  themes: z.array(z.string()).max(LIMITS.themes_max),
  share: AnswerShare.nullable(),
  channels: z.array(ChannelShare).max(10),
});
export type PillarFigures = z.infer<typeof PillarFigures>;

export const BrandAnalytics = z.object({
  basis: AnalysisBasis,
  themes: z.array(ThemeFigures).max(LIMITS.themes_max),
  pillars: z.array(PillarFigures).max(LIMITS.messaging_pillars_max),
  /** Answers naming the brand that carry none of the themes. */
  without_theme: count,
});
export type BrandAnalytics = z.infer<typeof BrandAnalytics>;

const domainText = plainText(300).trim().min(1).max(300);

/** Which of the analysed answers are meant: those that every field given fits. */
export const BrandAnswersQuery = z.strictObject({
  /** Naming the brand and holding one of the theme's words. */
  theme_id: z.uuid().optional(),
  /** The place of a pillar: naming the brand and carrying one of its themes. */
  pillar: z.coerce.number().int().min(1).max(LIMITS.messaging_pillars_max).optional(),
  /** Of unbranded keywords, naming this competitor. */
  competitor: plainText(LIMITS.company_name_max).trim().min(1).max(LIMITS.company_name_max).optional(),
  /** Of unbranded keywords, citing this site. */
  domain: domainText.optional(),
  names_you: BooleanParameter.optional(),
  /** Of unbranded keywords: what is said of others is counted over these alone. */
  unbranded: BooleanParameter.optional(),
  /** With a competitor: ranking it and the brand, the brand before it or, where false, after it. */
  you_first: BooleanParameter.optional(),
  /** Saying the theme, or one of the pillar's, in the sentence, item or row that names the brand. */
  beside_you: BooleanParameter.optional(),
  channel: Channel.optional(),
  /** The days of the figure; without it, those of the profile. */
  range: DayRangeText.optional(),
  /** Answers older than this one. */
  before: z.uuid().optional(),
});
export type BrandAnswersQuery = z.infer<typeof BrandAnswersQuery>;

/** An answer behind a figure: its excerpt begins where the theme is said, with the places of the words in it. */
export const BrandAnswer = AnswerSummary.extend({
  marks: z.array(z.object({ start: count, end: count })).max(LIST_MAX),
});
export type BrandAnswer = z.infer<typeof BrandAnswer>;

export const INSIGHT_KINDS = ['strengths', 'gaps', 'opportunities', 'risks'] as const;
export const InsightKind = z.enum(INSIGHT_KINDS);
export type InsightKind = z.infer<typeof InsightKind>;

/** What the counts say, in a fixed sentence, with the answers it rests on. */
export const BrandInsight = z.object({
  kind: InsightKind,
  text: z.string(),
  share: AnswerShare,
  /** The newest of these answers, in their own words. */
  quotes: z
    .array(z.object({ answer_id: z.uuid(), channel: Channel, keyword: z.string(), text: z.string() }))
    .max(2),
  /** Lists exactly the answers that are counted. */
  answers_query: z.object({
    theme_id: z.uuid().optional(),
    pillar: count.optional(),
    competitor: z.string().optional(),
    domain: z.string().optional(),
    names_you: z.boolean().optional(),
    beside_you: z.boolean().optional(),
    channel: Channel.optional(),
  }),
});
export type BrandInsight = z.infer<typeof BrandInsight>;

export const BrandInsights = z.object({
  basis: AnalysisBasis,
  insights: z.array(BrandInsight).max(LIMITS.insights_max),
  /** How many of the first insights are about the words of `aiPrompt`; null without it. */
  about_prompt: z.number().int().min(0).nullable(),
  /** Why there is none: too few answers, or nothing that stands out. Null where there is one. */
  why_none: z.enum(['not_enough_answers', 'nothing_stands_out']).nullable(),
  /** The sentences are the product's own: no model words them, and a prompt only says which come first. */
  worded_by: z.literal('fixed_sentences'),
  /** How these sentences were made, for programs in another language. */
  sentences: Sentences.optional(),
});
export type BrandInsights = z.infer<typeof BrandInsights>;

/**
 * A competitor in the analysed answers to unbranded keywords that were searched for it. Null, not 0, is what no answer
 * was searched for: it is not tracked, or no answer was judged since it is.
 */
export const CompetitorAnalysis = z.object({
  competitor_name: z.string(),
  /** False: it is not among the competitors, so that no answer was searched for it. */
  is_tracked: z.boolean(),
  /** Answers mentioning it, of all that name any company. */
  named: AnswerShare.nullable(),
  without_you: count.nullable(),
  /** Of the answers that name both with a rank: those in which the brand stands first. */
  you_first: AnswerShare.nullable(),
  /** Its mentions, and all mentions of the brand and its competitors. */
  mentions: count.nullable(),
  all_mentions: count.nullable(),
  channels: z.array(ChannelShare).max(10),
  /**
   * Other sites that are cited most in the answers that name it and not the brand; with_you is how many answers to
   * unbranded keywords cite the site and name the brand.
   */
  sites: z.array(z.object({ domain: z.string(), answers: count, with_you: count })).max(5),
});
export type CompetitorAnalysis = z.infer<typeof CompetitorAnalysis>;

/** The brand in all analysed answers to unbranded keywords: what a competitor is compared with. */
const OwnAnalysis = z.object({
  named: AnswerShare,
  channels: z.array(ChannelShare).max(10),
});

export const CompetitorAnalyses = z.object({
  basis: AnalysisBasis,
  you: OwnAnalysis,
  competitors: z.array(CompetitorAnalysis).max(LIMITS.competitors_max),
});
export type CompetitorAnalyses = z.infer<typeof CompetitorAnalyses>;

export const brandAnswersContract = {
  list_brand_answers: oc
    .route({
      method: 'GET',
      path: '/api/brand-answers',
      tags: ['brand'],
      summary: 'The answers behind a figure of the brand analysis, newest first',
    })
    .input(BrandAnswersQuery)
    .output(
      z.object({
        items: z.array(BrandAnswer).max(LIMITS.page_size_max),
        total: count,
        next_before: z.uuid().nullable(),
      }),
    ),
};
