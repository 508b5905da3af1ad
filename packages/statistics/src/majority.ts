import { logBinomialCoefficients } from './distributions.ts';
import { adjustForFalseDiscovery } from './false-discovery.ts';
import { SIGNIFICANCE_LEVEL } from './keyword-verdict.ts';
import { requireCounts } from './wilson-interval.ts';

/** Whether something happens in more than half of all answers like those seen. */
export interface MajorityVerdict {
  is_majority: boolean;
  /** The chance of so many, or more, if it happened in half of them. */
  p_value: number;
  /** The p-value adjusted for all counts judged together; at most 0.05 is a majority. */
  q_value: number;
}

/**
 * Which of these counts show a majority: k of n answers, by the exact one-sided sign test against one half (Conover
 * 1999, Practical Nonparametric Statistics, 3.4). They are judged together (`adjustForFalseDiscovery`): at most 5% of
 * the majorities are none, however many counts are looked at. Without answers there is no majority.
 * @throws RangeError when counts are not whole with 0 <= k <= n
 */
export function judgeMajorities(counts: readonly { k: number; n: number }[]): MajorityVerdict[] {
  const pValues = counts.map(({ k, n }) => {
    requireCounts(k, n);
    return chanceOfAtLeast(k, n);
  });
  const adjusted = adjustForFalseDiscovery(pValues);
  return pValues.map((p_value, index) => {
    const q_value = adjusted[index] ?? 1;
    return { is_majority: q_value <= SIGNIFICANCE_LEVEL, p_value, q_value };
  });
}

/** The chance of at least k heads in n throws of a fair coin. */
function chanceOfAtLeast(k: number, n: number): number {
  const ways = logBinomialCoefficients(n);
  let chance = 0;
  for (let heads = n; heads >= k; heads--) chance += Math.exp((ways[heads] ?? 0) - n * Math.LN2);
  return Math.min(1, chance);
}
