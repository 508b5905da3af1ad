import { describe, expect, it } from 'vitest';
import { bucketOf, type Filled, percentileOf, TIME_BUCKETS, TIME_ERROR, timeOf } from './time-histogram.ts';

const fill = (times: readonly number[]): Filled[] => times.map((ms) => [bucketOf(ms), 1]);

describe('a histogram of times', () => {
  it('is wrong by less than five percent, from the fastest to the slowest', () => {
    expect(TIME_ERROR).toBeLessThan(0.05);
    for (let ms = 0.13; ms < 600_000; ms *= 1.013)
      expect(Math.abs(timeOf(bucketOf(ms)) - ms) / ms, `${ms} ms`).toBeLessThanOrEqual(TIME_ERROR + 1e-9);
  });

  it('holds what is beyond its ends, and what is no time, in its first and last bucket', () => {
    expect([0, -1, Number.NaN, 0.01].map(bucketOf)).toEqual([0, 0, 0, 0]);
    expect([1e9, Number.POSITIVE_INFINITY].map(bucketOf)).toEqual([TIME_BUCKETS - 1, TIME_BUCKETS - 1]);
  });

  it('tells the percentiles of all that was added up, as if it had been one', () => {
    const times = Array.from({ length: 1_000 }, (_, at) => at + 1);
    const two = [...fill(times.filter((ms) => ms % 3 === 0)), ...fill(times.filter((ms) => ms % 3 !== 0))];
    for (const share of [0.5, 0.95, 0.99]) {
      const told = percentileOf(two, share) ?? 0;
      expect(told).toBe(percentileOf(fill(times), share));
      expect(Math.abs(told - share * 1_000) / (share * 1_000)).toBeLessThanOrEqual(TIME_ERROR);
    }
  });

  it('tells no percentile beyond which not even one lies', () => {
    const of = (count: number, share: number) => percentileOf([[bucketOf(10), count]], share);
    expect([of(0, 0.5), of(1, 0.5), of(19, 0.95), of(99, 0.99)]).toEqual([null, null, null, null]);
    for (const [count, share] of [
      [2, 0.5],
      [20, 0.95],
      [100, 0.99],
    ] as const)
      expect(of(count, share)).toBeCloseTo(10, 0);
  });
});
