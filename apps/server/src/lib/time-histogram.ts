/**
 * Times in buckets that grow by the same factor: eight of them to each doubling, from an eighth of a millisecond to ten
 * minutes. A bucket stands for its geometric middle, so that a time read from it is wrong by at most 2^(1/16) − 1, 4.5
 * percent, however many histograms were added up. Faster or slower times stand in the first or last bucket.
 */
const FASTEST_MS = 1 / 8;
const SLOWEST_MS = 600_000;
const PER_DOUBLING = 8;

export const TIME_BUCKETS = Math.ceil(PER_DOUBLING * Math.log2(SLOWEST_MS / FASTEST_MS)) + 1;

/** The most by which a time that was read from a bucket is wrong, as a share of it. */
export const TIME_ERROR = 2 ** (1 / (2 * PER_DOUBLING)) - 1;

/** A bucket, and how many times it holds. */
export type Filled = readonly [bucket: number, count: number];

/** Which bucket a time belongs to. */
export function bucketOf(ms: number): number {
  if (!(ms > FASTEST_MS)) return 0;
  return Math.min(TIME_BUCKETS - 1, Math.floor(PER_DOUBLING * Math.log2(ms / FASTEST_MS)));
}

/** The time a bucket stands for. */
export function timeOf(bucket: number): number {
  return FASTEST_MS * 2 ** ((bucket + 0.5) / PER_DOUBLING);
}

/**
 * The time that a share of all stays below, in ms, from buckets in any order, the same one as often as it comes. Null
 * where fewer than one of them lies beyond it: of 50 calls nobody knows the slowest hundredth.
 */
export function percentileOf(filled: readonly Filled[], share: number): number | null {
  const total = filled.reduce((sum, [, count]) => sum + count, 0);
  // Without the rounding of 1 − share, which would ask for a call more.
  if (total === 0 || Math.round(total * (1 - share) * 1e6) / 1e6 < 1) return null;
  const rank = Math.ceil(total * share);
  let passed = 0;
  for (const [bucket, count] of filled.toSorted(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= rank) return timeOf(bucket);
  }
  return null;
}
