/** A range of a proportion; both ends are fractions from 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

const Z_95 = 1.959963984540054;

/**
 * The 95% interval of a proportion of which k of n were seen (Wilson 1927, without continuity correction).
 * Null when nothing was seen: n = 0 says nothing about the proportion.
 */
export function wilsonInterval(k: number, n: number): Interval | null {
  if (n <= 0) return null;
  const rate = k / n;
  const zz = Z_95 * Z_95;
  const center = (rate + zz / (2 * n)) / (1 + zz / n);
  const half = (Z_95 / (1 + zz / n)) * Math.sqrt((rate * (1 - rate)) / n + zz / (4 * n * n));
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
}
