import { type KeywordRate, rateOverKeywords } from './keyword-rate.ts';
import { type KeywordCount, weighedRate } from './weighed-rate.ts';
import { type Interval, requireCounts, spanOf } from './wilson-interval.ts';

/** A rate over the keywords somebody tracks. Rates and intervals are fractions from 0 to 1. */
export interface TrackedRate {
  rate: number;
  /** For exactly these keywords: `weighedRate`. */
  interval: Interval;
  keywords: number;
  answers: number;
  mentions: number;
  /** The number of answers whose Wilson interval this is. */
  effective_answers: number;
  /** The same for all keywords that could have been tracked instead: `rateOverKeywords`, never inside `interval`. */
  similar: Omit<KeywordRate, 'rate' | 'keywords' | 'answers'>;
}

/**
 * The share of all answers to these keywords that name the brand, with its 95% range for these keywords and, beside it,
 * the one for keywords like them. Keywords without answers are left out; null when none is left.
 * @throws RangeError when counts are not whole with 0 <= mentioned <= answers
 */
export function trackedRate(counts: readonly KeywordCount[]): TrackedRate | null {
  for (const { mentioned, answers } of counts) requireCounts(mentioned, answers);
  const measured = weighedRate(counts.map((one) => ({ ...one, weight: one.answers })));
  const overSimilar = rateOverKeywords(counts);
  if (measured === null || overSimilar === null) return null;
  const { rate, keywords, answers, ...similar } = overSimilar;
  const mentions = counts.reduce((total, { mentioned }) => total + mentioned, 0);
  const { effective_answers } = measured;
  // Rounding may put an end past a rate that was added up in another order.
  const interval = spanOf(measured.interval, { low: rate, high: rate });
  const ofSimilar = { ...similar, interval: spanOf(similar.interval, interval) };
  return { rate, interval, keywords, answers, mentions, effective_answers, similar: ofSimilar };
}
