import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MentionCount, rateOverKeywords } from './keyword-rate.ts';
import { wilsonInterval } from './wilson-interval.ts';

const count = fc
  .integer({ min: 1, max: 12 })
  .chain((answers) =>
    fc.record({ mentioned: fc.integer({ min: 0, max: answers }), answers: fc.constant(answers) }),
  );
const counts = fc.array(count, { minLength: 2, maxLength: 40 });

function rateOf(seen: readonly MentionCount[]) {
  const rate = rateOverKeywords(seen);
  if (rate === null) throw new Error('no answers');
  return rate;
}

describe('a rate over several keywords', () => {
  it('contains the rate, is never of width zero and stays between 0 and 1', () => {
    fc.assert(
      fc.property(counts, (seen) => {
        const { rate, interval } = rateOf(seen);
        expect(interval.low).toBeLessThanOrEqual(rate);
        expect(interval.high).toBeGreaterThanOrEqual(rate);
        expect(interval.high - interval.low).toBeGreaterThan(0);
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.high).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('mirrors itself when mentioned and not mentioned change places', () => {
    fc.assert(
      fc.property(counts, (seen) => {
        const mirrored = rateOf(
          seen.map(({ mentioned, answers }) => ({ mentioned: answers - mentioned, answers })),
        );
        const { interval } = rateOf(seen);
        expect(mirrored.interval.low).toBeCloseTo(1 - interval.high, 9);
        expect(mirrored.interval.high).toBeCloseTo(1 - interval.low, 9);
      }),
    );
  });

  it('narrows when twice as many keywords answer the same', () => {
    fc.assert(
      fc.property(counts, (seen) => {
        const once = rateOf(seen).interval;
        const twice = rateOf([...seen, ...seen]).interval;
        expect(twice.high - twice.low).toBeLessThan(once.high - once.low);
      }),
    );
  });

  it('counts answers as worth between one keyword each and one answer each', () => {
    fc.assert(
      fc.property(counts, (seen) => {
        const { design_effect, effective_answers, answers } = rateOf(seen);
        const size = seen.reduce((sum, one) => sum + one.answers ** 2, 0) / answers;
        expect(design_effect).toBeGreaterThanOrEqual(1);
        expect(design_effect).toBeLessThanOrEqual(size + 1e-9);
        expect(effective_answers * design_effect).toBeCloseTo(answers, 9);
      }),
    );
  });

  it('takes ten equal answers of a keyword for one', () => {
    const alike = rateOf([
      ...Array(6).fill({ mentioned: 10, answers: 10 }),
      ...Array(6).fill({ mentioned: 0, answers: 10 }),
    ]);
    expect(alike.intraclass_correlation).toBe(1);
    expect(alike.effective_answers).toBeCloseTo(12, 9);
  });

  it("is one answer per keyword on Student's t, wider than the plain interval", () => {
    const single = rateOf(
      Array.from({ length: 10 }, (_, index) => ({ mentioned: Number(index < 3), answers: 1 })),
    );
    // By hand: t of 9 degrees of freedom 2.262157, so .3677 ± .2751.
    expect(single.interval.low).toBeCloseTo(0.0926, 3);
    expect(single.interval.high).toBeCloseTo(0.6428, 3);
    expect(single.intraclass_correlation).toBeNull();
  });

  it('speaks for one keyword alone, and not without answers', () => {
    expect(
      rateOf([
        { mentioned: 3, answers: 9 },
        { mentioned: 0, answers: 0 },
      ]).interval,
    ).toEqual(wilsonInterval(3, 9));
    expect(rateOverKeywords([])).toBeNull();
    expect(rateOverKeywords([{ mentioned: 0, answers: 0 }])).toBeNull();
  });

  it.each([
    { mentioned: 5, answers: 3 },
    { mentioned: -1, answers: 3 },
    { mentioned: 1, answers: 0 },
    { mentioned: Number.NaN, answers: 3 },
  ])('refuses counts that nobody can have counted: $mentioned of $answers', (count) => {
    expect(() => rateOverKeywords([{ mentioned: 1, answers: 2 }, count])).toThrow(RangeError);
  });
});
