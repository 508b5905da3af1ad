/** A range of a proportion; both ends are fractions from 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

export const Z_95 = 1.959963984540054;

/**
 * The 95% interval of a proportion of which k of n were seen, without continuity correction.
 * Wilson (1927), J. Am. Stat. Assoc. 22:209-212; form of Newcombe (1998), Stat. Med. 17:857-872, method 3.
 * Null when nothing was seen: n = 0 says nothing about the proportion.
 * @throws RangeError when k and n are no whole counts with 0 <= k <= n
 */
export function wilsonInterval(k: number, n: number): Interval | null {
  requireCounts(k, n);
  if (n === 0) return null;
  return scoreInterval({ rate: k / n, n, quantile: Z_95 });
}

/** @throws RangeError when k of n cannot have been counted: both are whole, and k lies from 0 to n. */
export function requireCounts(k: number, n: number): void {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`${n} is no number of answers`);
  if (!Number.isSafeInteger(k) || k < 0 || k > n)
    throw new RangeError(`${k} of ${n} answers cannot name the brand`);
}

/**
 * Wilson's interval for a rate (0 to 1) seen in n observations, which need not be whole (an effective number),
 * at any two-sided quantile of the normal or of Student's t. Never of width zero. Source: `wilsonInterval`.
 */
export function scoreInterval({
  rate,
  n,
  quantile,
}: {
  rate: number;
  n: number;
  quantile: number;
}): Interval {
  const square = quantile * quantile;
  const center = (rate + square / (2 * n)) / (1 + square / n);
  const half = (quantile / (1 + square / n)) * Math.sqrt((rate * (1 - rate)) / n + square / (4 * n * n));
  // Rounding may put an end past the rate itself when nothing or everything was seen.
  return {
    low: Math.max(0, Math.min(rate, center - half)),
    high: Math.min(1, Math.max(rate, center + half)),
  };
}

/** The smallest range that holds both. */
export function spanOf(one: Interval, other: Interval): Interval {
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}
