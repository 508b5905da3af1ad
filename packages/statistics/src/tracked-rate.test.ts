import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MentionCount } from './keyword-rate.ts';
import { trackedRate } from './tracked-rate.ts';
import { countOfCheck, type KeywordCount, weighedRate } from './weighed-rate.ts';
import { scoreInterval, wilsonInterval, Z_95 } from './wilson-interval.ts';

const count = fc
  .integer({ min: 1, max: 30 })
  .chain((answers) =>
    fc.record({ mentioned: fc.integer({ min: 0, max: answers }), answers: fc.constant(answers) }),
  );
const counts = fc.array(count, { minLength: 1, maxLength: 40 });
const ofChecks = (checks: readonly MentionCount[]): KeywordCount => ({
  mentioned: checks.reduce((total, one) => total + one.mentioned, 0),
  answers: checks.reduce((total, one) => total + one.answers, 0),
  checks,
});
/** Keywords of which some tell their checks: of one answer, of several, of as many each or not. */
const checked = fc.array(
  fc.oneof(fc.array(count, { minLength: 1, maxLength: 6 }).map(ofChecks), count, count.map(countOfCheck)),
  { minLength: 1, maxLength: 12 },
);
const repeated = (seen: readonly KeywordCount[], times: number): KeywordCount[] =>
  seen.map((one) => ofChecks(Array.from({ length: times }, () => one.checks ?? [one]).flat()));

function rateOf(seen: readonly KeywordCount[]) {
  const rate = trackedRate(seen);
  if (rate === null) throw new Error('no answers');
  return rate;
}
const multiplied = ({ mentioned, answers, checks }: KeywordCount, factor: number): KeywordCount => ({
  mentioned: factor * mentioned,
  answers: factor * answers,
  checks: checks?.map((one) => ({ mentioned: factor * one.mentioned, answers: factor * one.answers })),
});
const widthOf = ({ low, high }: { low: number; high: number }) => high - low;
const times = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);

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

  it('has a range never wider than that of the same answers without keywords, of at most four times as many', () => {
    fc.assert(
      fc.property(checked, (seen) => {
        const { interval, answers, mentions, effective_answers } = rateOf(seen);
        const pooled = wilsonInterval(mentions, answers) ?? { low: 0, high: 0 };
        expect(widthOf(interval)).toBeLessThanOrEqual(widthOf(pooled) + 1e-12);
        expect(effective_answers).toBeGreaterThanOrEqual(answers - 1e-9);
        expect(effective_answers).toBeLessThanOrEqual(4 * answers + 1e-9);
      }),
    );
  });

  it('has a range for similar keywords that holds its own', () => {
    fc.assert(
      fc.property(checked, (seen) => {
        const { interval, similar } = rateOf(seen);
        expect(similar.interval.low).toBeLessThanOrEqual(interval.low);
        expect(similar.interval.high).toBeGreaterThanOrEqual(interval.high);
      }),
    );
  });

  it('never gets less certain when every answer is seen once more, or several times', () => {
    const weights = fc.infiniteStream(fc.double({ min: 0.1, max: 9, noNaN: true }));
    const widthWeighed = (seen: readonly KeywordCount[], of: readonly number[], factor: number) => {
      const weighed = seen.map((one, index) => ({ ...one, weight: factor * (of[index] ?? 1) }));
      return widthOf(weighedRate(weighed)?.interval ?? { low: 0, high: 0 });
    };
    fc.assert(
      fc.property(checked, fc.integer({ min: 2, max: 9 }), weights, (seen, factor, stream) => {
        const more = seen.map((one) => multiplied(one, factor));
        expect(widthOf(rateOf(more).interval)).toBeLessThanOrEqual(widthOf(rateOf(seen).interval) + 1e-12);
        const own = [...stream.take(seen.length)];
        const before = widthWeighed(seen, own, 1);
        expect(widthWeighed(more, own, factor)).toBeLessThanOrEqual(before + 1e-12);
      }),
    );
    const each = [
      ofChecks([
        { mentioned: 3, answers: 3 },
        { mentioned: 3, answers: 3 },
      ]),
      ofChecks([
        { mentioned: 0, answers: 1 },
        { mentioned: 1, answers: 1 },
      ]),
      ofChecks([{ mentioned: 1, answers: 1 }]),
    ];
    const thrice = rateOf(each.map((one) => multiplied(one, 3)));
    expect(widthOf(thrice.interval)).toBeLessThan(widthOf(rateOf(each).interval));
  });

  it('never gets less certain by one more check of every keyword like those before', () => {
    fc.assert(
      fc.property(checked, fc.integer({ min: 1, max: 5 }), (seen, times) => {
        const [before, after] = [rateOf(repeated(seen, times)), rateOf(repeated(seen, times + 1))];
        expect(widthOf(after.interval)).toBeLessThanOrEqual(widthOf(before.interval) + 1e-12);
      }),
    );
    // Of an only check nobody knows whether its answers agree.
    const three = [3, 12, 20].map((mentioned) => countOfCheck({ mentioned, answers: 27 }));
    expect(rateOf(three).interval).toEqual(wilsonInterval(35, 81));
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
    const unlike = (of: number) => [
      ...times(of, { mentioned: 0, answers: 10 }),
      ...times(of, { mentioned: 10, answers: 10 }),
    ];
    const alike = rateOf(times(20, { mentioned: 5, answers: 10 }));
    expect(alike.interval).toEqual(wilsonInterval(100, 200));
    // By hand: no variance within 10 keywords, that of half and half within 6 more, so 16 / 6 times as many answers.
    const ten = scoreInterval({ rate: 0.5, n: (100 * 16) / 6, quantile: Z_95 });
    expect(rateOf(unlike(5)).interval.low).toBeCloseTo(ten.low, 12);
    // An answer is worth four at most.
    expect(rateOf(unlike(10)).effective_answers).toBeCloseTo(800, 9);
    // For keywords like these it is the other way round.
    expect(widthOf(rateOf(unlike(10)).similar.interval)).toBeGreaterThan(widthOf(alike.similar.interval));
  });

  it('narrows less where the answers of a check agree', () => {
    const always = { mentioned: 3, answers: 3 };
    const never = { mentioned: 0, answers: 3 };
    const apart = { mentioned: 1, answers: 3 };
    const others = times(10, ofChecks(times(9, never)));
    const steady = rateOf([...times(10, ofChecks(times(9, apart))), ...others]);
    const agreeing = rateOf([...times(10, ofChecks([...times(3, always), ...times(6, never)])), ...others]);
    expect(steady.rate).toBe(agreeing.rate);
    expect(widthOf(steady.interval)).toBeLessThan(widthOf(agreeing.interval));
    // Three answers that always agree are worth one, but no range is wider than Wilson's.
    expect(agreeing.interval).toEqual(wilsonInterval(90, 540));
  });

  it('of two keywords with 26 answers each says something: never 0 to 99%', () => {
    const { interval } = trackedRate([
      { mentioned: 5, answers: 26 },
      { mentioned: 15, answers: 26 },
    ]) ?? { interval: { low: 0, high: 1 } };
    expect(interval.low).toBeGreaterThan(0.25);
    expect(interval.high).toBeLessThan(0.53);
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
