import { z } from 'zod';
import { RateOfAnswers, VoiceCounts } from './headline.ts';
import { LIST_MAX } from './list-max.ts';

/**
 * The figures of some keywords over a range of days and all assistants, as small as a row of a list. Counted are the
 * answers of the headlines. Rates are fractions.
 */
export const RangeFigures = z.object({
  /** Null while no answer of the range counts. */
  current: RateOfAnswers.nullable(),
  /**
   * The rates of the equally long range before and of this one, which weigh each keyword on each assistant alike. Null
   * where either holds too few answers.
   */
  change: z.object({ before: z.number(), after: z.number() }).nullable(),
  voice: VoiceCounts,
  /** The rate in each part of the range before and of this one, oldest first; null where nothing counts. */
  points: z.array(z.number().nullable()).max(LIST_MAX),
});
export type RangeFigures = z.infer<typeof RangeFigures>;
