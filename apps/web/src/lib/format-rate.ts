interface Rate {
  k: number;
  n: number;
  /** Fractions from 0 to 1. */
  interval: { low: number; high: number };
}

/** The parts of `42% · 95% CI 31-54 · n = 60`: whole percent everywhere. */
export function formatRate({ k, n, interval }: Rate): { rate: string; range: string } {
  const low = Math.round(interval.low * 100);
  const high = Math.round(interval.high * 100);
  return { rate: `${Math.round((k / n) * 100)}%`, range: `${low}-${high}` };
}

/** A share in percent to one decimal, without a useless zero: '33.3%', '50%'. */
export function formatShare(percent: number): string {
  return `${Number(percent.toFixed(1))}%`;
}
