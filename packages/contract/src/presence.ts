import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { csvFile } from './csv-file.ts';
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

/** The score of a window of reports, from 0 to 100, with its 95% intervals for these keywords and for keywords like these. */
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

/** The score as it was when a report was written, with today's names, rules and weights. */
export const PresencePoint = PresenceFigure.extend({
  at: z.iso.datetime(),
  /** Null for all assistants together, whose reports it joins. */
  report_id: z.uuid().nullable(),
  /** Whose answers it counts. */
  channels: z.array(Channel).max(CHANNELS.length),
  /** The first report of the window; null without an answer that counts. */
  since: z.iso.datetime().nullable(),
  /** Why it is not comparable with the point before. */
  breaks: z.array(z.object({ channel: Channel, reason: LineBreak })).max(LIST_MAX),
});
export type PresencePoint = z.infer<typeof PresencePoint>;

const PartChange = z.object({ before: z.number(), now: z.number() });

/** How the parts of a score changed between two adjoining windows of equal length. The score itself has no verdict. */
export const PresenceChange = z.object({
  /** Of the answers that name the brand: the change that every page shows of the assistant; null of all together. */
  named: HeadlineChange.nullable(),
  /** Fractions over the keywords in both windows; null where two windows were not compared, or nothing is known. */
  place: PartChange.nullable(),
  share: PartChange.nullable(),
  reach: PartChange.nullable(),
  /** Days of each window; null for all assistants together, whose windows differ. */
  window_days: z.number().int().nullable(),
});
export type PresenceChange = z.infer<typeof PresenceChange>;

/** Keywords that are listed as never named, at most. */
export const UNREACHED_SHOWN_MAX = 20;

export const PresenceSeries = z.object({
  /** Null for all assistants together. */
  channel: Channel.nullable(),
  change: PresenceChange,
  /** The newest reports, oldest first: the last one is the score of now. */
  points: z.array(PresencePoint).min(1).max(LIST_MAX),
  /** Keywords of the newest window for which the brand was never named, the first of them by name. */
  unreached: z.object({
    total: z.number().int(),
    items: z.array(z.object({ keyword_id: z.uuid(), keyword: z.string() })).max(UNREACHED_SHOWN_MAX),
  }),
});
export type PresenceSeries = z.infer<typeof PresenceSeries>;

export const PresenceScore = z.object({
  /** In force now: every score is computed with them, older ones too. */
  weights: PresenceWeights,
  /** Null while they are those the product came with. */
  weights_change: PresenceWeightsChange.nullable(),
  /** Somebody else is named. Where nobody is, place and share are unknown: the other parts take their weight. */
  has_competitors: z.boolean(),
  /** What a score takes at least. */
  least: z.object({ answers: z.number().int(), keywords: z.number().int() }),
  /** True where older reports are left out because those in between have too many keywords to be read at once. */
  is_capped: z.boolean(),
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
    .output(PresenceScore),
  export_presence_history: oc
    .route({
      method: 'GET',
      path: '/api/presence-score/csv',
      tags: ['reports'],
      summary: 'The history of my presence score as a CSV file',
      outputStructure: 'detailed',
    })
    .output(csvFile),
};
