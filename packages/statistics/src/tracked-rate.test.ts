import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackedRate } from './tracked-rate.ts';
import type { KeywordCount } from './weighed-rate.ts';
import { scoreInterval, wilsonInterval, Z_95 } from './wilson-interval.ts';

const count = fc
  .integer({ min: 1, max: 30 })
  .chain((answers) =>
    fc.record({ mentioned: fc.integer({ min: 0, max: answers }), answers: fc.constant(answers) }),
  );
const counts = fc.array(count, { minLength: 1, maxLength: 40 });

function rateOf(seen: readonly KeywordCount[]) {
  const rate = trackedRate(seen);
  if (rate === null) throw new Error('no answers');
  return rate;
}
const widthOf = ({ low, high }: { low: number; high: number }) => high - low;
const times = (count: number, one: KeywordCount) => Array.from({ length: count }, () => one);

describe('the rate of the keywords one tracks', () => {
  it('lies in its range, which stays between 0 and 1 and is never of width zero', () => {
    fc.assert(
      fc.property(counts, (seen) => {
        const { rate, interval } = rateOf(seen);
        expect(interval.low).toBeLessThanOrEqual(rate);
        expect(interval.high).toBeGreaterThanOrEqual(rate);
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.high).toBeLessThanOrEqual(1);
        expect(widthOf(interval)).toBeGreaterThan(0);
      }),
    );
  });

  it('has a range never wider than that of the same answers without keywords', () => {
    fc.assert(
      fc.property(counts, (seen) => {
        const { interval, answers, mentions } = rateOf(seen);
        const pooled = wilsonInterval(mentions, answers) ?? { low: 0, high: 0 };
        expect(widthOf(interval)).toBeLessThanOrEqual(widthOf(pooled) + 1e-12);
      }),
    );
  });

  it('never gets less certain when every answer is seen once more, or several times', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 2, max: 9 }), (seen, factor) => {
        const more = seen.map(({ mentioned, answers }) => ({
          mentioned: factor * mentioned,
          answers: factor * answers,
        }));
        expect(widthOf(rateOf(more).interval)).toBeLessThanOrEqual(widthOf(rateOf(seen).interval) + 1e-12);
      }),
    );
  });

  it('does not depend on the order of the keywords', () => {
    const reordered = counts.chain((seen) =>
      fc.record({
        seen: fc.constant(seen),
        other: fc.shuffledSubarray(seen, { minLength: seen.length, maxLength: seen.length }),
      }),
    );
    fc.assert(
      fc.property(reordered, ({ seen, other }) => {
        const [one, two] = [rateOf(seen).interval, rateOf(other).interval];
        expect(two.low).toBeCloseTo(one.low, 12);
        expect(two.high).toBeCloseTo(one.high, 12);
      }),
    );
  });

  it('mirrors itself when mentioned and not mentioned change places', () => {
    fc.assert(
      fc.property(counts, (seen) => {
        const { interval } = rateOf(seen);
        const mirrored = rateOf(
          seen.map(({ mentioned, answers }) => ({ mentioned: answers - mentioned, answers })),
        );
        expect(mirrored.interval.low).toBeCloseTo(1 - interval.high, 9);
        expect(mirrored.interval.high).toBeCloseTo(1 - interval.low, 9);
      }),
    );
  });

  it('narrows where keywords differ and each always says the same', () => {
    const alike = rateOf(times(20, { mentioned: 5, answers: 10 }));
    const unlike = rateOf([
      ...times(10, { mentioned: 0, answers: 10 }),
      ...times(10, { mentioned: 10, answers: 10 }),
    ]);
    expect(alike.interval).toEqual(wilsonInterval(100, 200));
    // By hand: no variance within 20 keywords, that of half and half within 6 more, so 26 / 6 times as many answers.
    expect(unlike.interval).toEqual(scoreInterval({ rate: 0.5, n: (200 * 26) / 6, quantile: Z_95 }));
    // For keywords like these it is the other way round.
    expect(widthOf(unlike.similar.interval)).toBeGreaterThan(widthOf(alike.similar.interval));
  });

  it('is wider where the answers of a check agree', () => {
    const always = { mentioned: 3, answers: 3 };
    const never = { mentioned: 0, answers: 3 };
    const steady = { mentioned: 1, answers: 3 };
    const apart = rateOf(times(20, { mentioned: 9, answers: 27, checks: times(9, steady) }));
    const together = rateOf(
      times(20, { mentioned: 9, answers: 27, checks: [...times(3, always), ...times(6, never)] }),
    );
    expect(widthOf(apart.interval)).toBeLessThan(widthOf(together.interval));
    // Three answers that always agree are worth one.
    const single = rateOf(times(20, { mentioned: 3, answers: 9 }));
    expect(together.interval.low).toBeCloseTo(single.interval.low, 9);
    expect(together.interval.high).toBeCloseTo(single.interval.high, 9);
  });

  it('is none without answers, and leaves keywords without answers out', () => {
    expect(trackedRate([])).toBeNull();
    expect(trackedRate([{ mentioned: 0, answers: 0 }])).toBeNull();
    const some = [
      { mentioned: 2, answers: 9 },
      { mentioned: 7, answers: 9 },
    ];
    expect(trackedRate([...some, { mentioned: 0, answers: 0 }])).toEqual(trackedRate(some));
  });

  it.each([
    { mentioned: 5, answers: 3 },
    { mentioned: -1, answers: 3 },
    { mentioned: 1, answers: 0 },
    { mentioned: Number.NaN, answers: 3 },
  ])('refuses counts that nobody can have counted: $mentioned of $answers', (impossible) => {
    expect(() => trackedRate([{ mentioned: 1, answers: 2 }, impossible])).toThrow(RangeError);
  });
});
