import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, named, silent } from './presence.fixture.ts';
import { type PresenceCheck, type PresenceWeights, presenceFigure } from './presence-score.ts';

const WEIGHTS: PresenceWeights = { named: 50, place: 20, share: 20, reach: 10 };
const basis = { weights: WEIGHTS };

/** Five keywords, two checks each: named first and alone, second among four mentions, never, never, once of two. */
const CHECKS: PresenceCheck[] = [
  named('a', { rank: 1, brand: 2, all: 2 }),
  named('a', { rank: 1, brand: 1, all: 1 }),
  named('b', { rank: 2, brand: 1, all: 4 }),
  named('b', { rank: 2, brand: 1, all: 4 }),
  silent('c', { all: 3 }),
  silent('c', { all: 2 }),
  silent('d', { all: 1 }),
  silent('d', { all: 1 }),
  named('e', { rank: 4, brand: 1, all: 2 }),
  silent('e', { all: 0 }),
];

describe('the presence score', () => {
  it('is the weighted mean of four rates, each a count of a count', () => {
    const { parts, score, answers, keywords } = presenceFigure(CHECKS, basis);
    expect({ answers, keywords }).toEqual({ answers: 10, keywords: 5 });
    expect(parts.named).toEqual({ value: 0.5, k: 5, n: 10 });
    // Nobody else is named in both checks of the first keyword and in the last one: they have no place.
    expect(parts.place).toEqual({ value: 1.25 / 7, k: 1.25, n: 7 });
    expect(parts.share).toEqual({ value: 0.3, k: 6, n: 20 });
    expect(parts.reach).toEqual({ value: 0.6, k: 3, n: 5 });
    // By hand: .5 × .5 + .2 × 1.25 / 7 + .2 × .3 + .1 × .6.
    expect(score).toBeCloseTo(37 + 25 / 7, 9);
  });

  it('follows its weights', () => {
    const only = (name: keyof PresenceWeights) =>
      presenceFigure(CHECKS, {
        ...basis,
        weights: { named: 0, place: 0, share: 0, reach: 0, [name]: 100 },
      }).score;
    expect([only('named'), only('place'), only('share'), only('reach')]).toEqual([50, 125 / 7, 30, 60]);
  });

  it('leaves the weight of what cannot be known to the rest: where nobody else is named there is no place and no share', () => {
    const alone = CHECKS.map((one) => ({ ...one, place: null, all_mentions: one.brand_mentions }));
    const { parts, score } = presenceFigure(alone, basis);
    expect([parts.place.value, parts.share.value]).toEqual([null, null]);
    // By hand: (50 × .5 + 10 × .6) / 60.
    expect(score).toBeCloseTo(51.6667, 3);
  });

  it('is none of fewer than nine answers or five keywords, though its parts are counted', () => {
    const few = presenceFigure(CHECKS.slice(0, 8), basis);
    expect(few).toMatchObject({ score: null, interval: null, answers: 8, keywords: 4 });
    expect(few.parts.named.value).toBe(0.5);
    const fourKeywords = presenceFigure(
      CHECKS.flatMap((one) => (one.keyword_id === 'e' ? [] : [one, one])),
      basis,
    );
    expect(fourKeywords).toMatchObject({ score: null, answers: 16, keywords: 4 });
    expect(presenceFigure([], basis)).toMatchObject({ score: null, answers: 0 });
  });

  it('lies in its interval, which has a width and stays between 0 and 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 5, max: 30 }), (seed, keywords) => {
        const { score, interval, interval_for_similar_keywords } = presenceFigure(
          drawn({ seed, keywords, checks: 2 }),
          basis,
        );
        if (score === null || interval === null || interval_for_similar_keywords === null)
          throw new Error('there are enough answers');
        expect(interval_for_similar_keywords.low).toBeLessThanOrEqual(interval.low);
        expect(interval_for_similar_keywords.high).toBeGreaterThanOrEqual(interval.high);
        expect(interval.low).toBeLessThanOrEqual(score);
        expect(interval.high).toBeGreaterThanOrEqual(score);
        expect(interval.high - interval.low).toBeGreaterThan(0);
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.high).toBeLessThanOrEqual(100);
      }),
    );
    const never = CHECKS.map(({ keyword_id }) => silent(keyword_id, { all: 2 }));
    expect(presenceFigure(never, basis)).toMatchObject({ score: 0, interval: { low: 0 } });
    expect(presenceFigure(never, basis).interval?.high).toBeGreaterThan(5);
  });

  describe.each([
    { name: 'are all named at .1', rateOf: () => 0.1 },
    { name: 'are all named at .5', rateOf: () => 0.5 },
    {
      name: 'are named half rarely, half mostly',
      rateOf: (keyword: number) => (keyword % 2 === 0 ? 0.1 : 0.9),
    },
    { name: 'differ', rateOf: (keyword: number) => (keyword + 0.5) / 12 },
  ])('where keywords $name', ({ rateOf }) => {
    const only = (part: keyof PresenceWeights) => ({ named: 0, place: 0, share: 0, reach: 0, [part]: 100 });
    it.each([
      { of: 'named', weights: only('named'), least: 0.93 },
      { of: 'place', weights: only('place'), least: 0.93 },
      { of: 'share', weights: only('share'), least: 0.93 },
      // Twelve keywords are few values, of which Wilson's holds less often near all and none.
      { of: 'reach', weights: only('reach'), least: 0.84 },
      { of: 'all parts', weights: WEIGHTS, least: 0.93 },
    ])(
      'its interval holds the expected score of $of in at least $least of all cases',
      ({ weights, least }) => {
        const draws = Array.from({ length: 1500 }, (_, index) =>
          presenceFigure(drawn({ seed: 1, again: index + 1, keywords: 12, checks: 6, rateOf }), {
            weights,
          }),
        );
        // The mean of many draws of the same keywords is the expected score as good as.
        const truth = draws.reduce((total, { score }) => total + (score ?? 0), 0) / draws.length;
        const held = draws.filter(
          ({ interval }) => interval && interval.low <= truth && truth <= interval.high,
        );
        expect(held.length / draws.length).toBeGreaterThanOrEqual(least);
      },
    );
  });

  it('reach rises with the checks, by which it is biased', () => {
    const reachAfter = (checks: number) =>
      presenceFigure(drawn({ seed: 1, again: 1, keywords: 200, checks, rateOf: () => 0.1 }), basis).parts
        .reach.value ?? 0;
    expect(reachAfter(3)).toBeLessThan(0.35);
    expect(reachAfter(30)).toBeGreaterThan(0.9);
  });

  it('narrows with the keywords', () => {
    const width = (keywords: number) => {
      const { interval_for_similar_keywords: interval } = presenceFigure(
        drawn({ seed: 7, keywords, checks: 2 }),
        basis,
      );
      return (interval?.high ?? 0) - (interval?.low ?? 0);
    };
    expect(width(80)).toBeLessThan(0.6 * width(20));
  });

  it('has an interval for similar keywords that holds the true score in at least 93 of 100 cases', () => {
    // The score of so many keywords drawn alike is the true one as good as.
    const truth = presenceFigure(drawn({ seed: 999_999, keywords: 20_000, checks: 3 }), basis).score ?? 0;
    const cases = 300;
    let held = 0;
    for (let seed = 1; seed <= cases; seed++) {
      const { interval_for_similar_keywords: interval } = presenceFigure(
        drawn({ seed, keywords: 15, checks: 3 }),
        basis,
      );
      if (interval && interval.low <= truth && truth <= interval.high) held += 1;
    }
    expect(held / cases).toBeGreaterThanOrEqual(0.93);
  }, 30_000);
});
