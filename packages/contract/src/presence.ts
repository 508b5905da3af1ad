import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { csvFile } from './csv-file.ts';
import { DayRangeQuery, RangeOfDays } from './day-range-query.ts';
import { HeadlineChange, LineBreak, RateInterval } from './headline.ts';
import { LIST_MAX } from './list-max.ts';
import { PresenceWeights, PresenceWeightsChange } from './presence-weights.ts';

/** One rate of the four: `k` of `n`, a fraction from 0 to 1; null where nothing is below it, or nobody else is named. */
export const PresencePart = z.object({
  value: z.number().nullable(),
  /** Of place, the sum of 1 / rank. */
  k: z.number(),
  n: z.number().int(),
});
export type PresencePart = z.infer<typeof PresencePart>;

export const PresenceParts = z.object({
  /** Answers that name the brand, of those that measured something: the headline. */
  named: PresencePart,
  /** 1 / rank in each check that names another company, 0 where it is not named. */
  place: PresencePart,
  /** Mentions of the brand, of those of all companies. */
  share: PresencePart,
  /** Keywords for which it is named at least once; of several assistants, by any of them. */
  reach: PresencePart,
});
export type PresenceParts = z.infer<typeof PresenceParts>;

/** The score of some days, from 0 to 100, with its 95% intervals for these keywords and for keywords like these. */
export const PresenceFigure = z.object({
  /** Null while answers or keywords are too few: see `least`. */
  score: z.number().nullable(),
  interval: RateInterval.nullable(),
  interval_for_similar_keywords: RateInterval.nullable(),
  answers: z.number().int(),
  keywords: z.number().int(),
  parts: PresenceParts,
});
export type PresenceFigure = z.infer<typeof PresenceFigure>;

/** The score of some days of the range or of the one before it, with today's names, rules and weights. */
export const PresencePoint = PresenceFigure.extend({
  /** Days of UTC, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Why it is not comparable with the point before. */
  breaks: z.array(z.object({ channel: Channel, reason: LineBreak })).max(LIST_MAX),
});
export type PresencePoint = z.infer<typeof PresencePoint>;

const PartChange = z.object({ before: z.number(), now: z.number() });

/** How the parts of a score changed between the range and the equally long one before. The score itself has no verdict. */
export const PresenceChange = z.object({
  /** Of the answers that name the brand: the change that every page shows of the assistant; null of all together. */
  named: HeadlineChange.nullable(),
  /** The score itself, from 0 to 100; null as those below. */
  score: PartChange.nullable(),
  /** Fractions over the keywords in both ranges; null where either holds fewer than nine answers, or nothing is known. */
  place: PartChange.nullable(),
  share: PartChange.nullable(),
  reach: PartChange.nullable(),
});
export type PresenceChange = z.infer<typeof PresenceChange>;

/** Keywords that are listed as never named, at most. */
export const UNREACHED_SHOWN_MAX = 20;

export const PresenceSeries = z.object({
  /** Null for all assistants together. */
  channel: Channel.nullable(),
  /** Its newest report; of all together, the newest of any. */
  report: z.object({ id: z.uuid(), created_at: z.iso.datetime() }),
  /** Whose answers are counted. */
  channels: z.array(Channel).max(CHANNELS.length),
  /** The score of the range. */
  current: PresenceFigure,
  change: PresenceChange,
  /** The range and the one before it, oldest first. */
  points: z.array(PresencePoint).max(LIST_MAX),
  /** Keywords of the range for which the brand was never named, the first of them by name. */
  unreached: z.object({
    total: z.number().int(),
    items: z.array(z.object({ keyword_id: z.uuid(), keyword: z.string() })).max(UNREACHED_SHOWN_MAX),
  }),
});
export type PresenceSeries = z.infer<typeof PresenceSeries>;

export const PresenceScore = z.object({
  range: RangeOfDays,
  /** In force now: every score is computed with them, older ones too. */
  weights: PresenceWeights,
  /** Null while they are those the product came with. */
  weights_change: PresenceWeightsChange.nullable(),
  /** Somebody else is named. Where nobody is, place and share are unknown: the other parts take their weight. */
  has_competitors: z.boolean(),
  /** What a score takes at least. */
  least: z.object({ answers: z.number().int(), keywords: z.number().int() }),
  /** All assistants together; null before the first report. */
  all: PresenceSeries.nullable(),
  /** Those that have a report. */
  channels: z.array(PresenceSeries).max(CHANNELS.length),
});
export type PresenceScore = z.infer<typeof PresenceScore>;

export const presenceContract = {
  get_presence_score: oc
    .route({
      method: 'GET',
      path: '/api/presence-score',
      tags: ['reports'],
      summary: 'My presence score, what it is made of, and its history',
    })
    .input(DayRangeQuery)
    .output(PresenceScore),
  export_presence_history: oc
    .route({
      method: 'GET',
      path: '/api/presence-score/csv',
      tags: ['reports'],
      summary: 'The history of my presence score as a CSV file',
      outputStructure: 'detailed',
    })
    .input(DayRangeQuery)
    .output(csvFile),
};
