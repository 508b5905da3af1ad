import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FisherTable } from './exact-test.ts';
import { type KeywordPair, rateChange } from './rate-change.ts';
import type { KeywordCount } from './weighed-rate.ts';

/** Mentions of answers, earlier and recent. */
const pair = (earlier: [number, number], recent: [number, number]): KeywordPair => ({
  earlier: { mentioned: earlier[0], answers: earlier[1] },
  recent: { mentioned: recent[0], answers: recent[1] },
});
const times = (count: number, one: KeywordPair): KeywordPair[] => Array.from({ length: count }, () => one);

function changeOf(pairs: readonly KeywordPair[]) {
  const change = rateChange(pairs);
  if (change === null) throw new Error('no keyword is in both');
  return change;
}

/** Checks of so many answers each, with these mentions. */
const checked = (size: number, mentions: readonly number[]): KeywordCount => ({
  mentioned: mentions.reduce((total, one) => total + one, 0),
  answers: size * mentions.length,
  checks: mentions.map((mentioned) => ({ mentioned, answers: size })),
});

const side = fc
  .integer({ min: 1, max: 12 })
  .chain((answers) =>
    fc.record({ mentioned: fc.integer({ min: 0, max: answers }), answers: fc.constant(answers) }),
  );
const pairs = fc.array(fc.record({ earlier: side, recent: side }), { minLength: 2, maxLength: 12 });

describe('a change of the rate over several keywords', () => {
  it('is the exact conditional test: every way to spread the mentions over the ranges, counted', () => {
    const some = [pair([0, 3], [2, 3]), pair([1, 2], [3, 3]), pair([0, 4], [1, 2])];
    // 2 of 6, 4 of 5 and 1 of 6 answers: which of them are recent ones?
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    const ways = (answers: [number, number], mentioned: number, recent: number) =>
      recent > answers[1] || mentioned - recent > answers[0] || recent > mentioned
        ? 0
        : choose(answers[1], recent) * choose(answers[0], mentioned - recent);
    let [asMany, all] = [0, 0];
    for (let a = 0; a <= 2; a++)
      for (let b = 0; b <= 4; b++)
        for (let c = 0; c <= 1; c++) {
          const count = ways([3, 3], 2, a) * ways([2, 3], 4, b) * ways([4, 2], 1, c);
          all += count;
          if (a + b + c >= 6) asMany += count;
        }
    const found = changeOf(some);
    expect(found.direction).toBe('up');
    expect(found.p_value).toBeCloseTo((2 * asMany) / all, 12);
  });

  it('weighs each keyword alike on both sides', () => {
    // Weights 9 · 9 / 18 and 3 · 6 / 9.
    const change = changeOf([pair([3, 9], [6, 9]), pair([3, 3], [3, 6])]);
    expect(change.before).toBeCloseTo((4.5 * (3 / 9) + 2 * 1) / 6.5, 12);
    expect(change.after).toBeCloseTo((4.5 * (6 / 9) + 2 * 0.5) / 6.5, 12);
    expect(change.difference).toBeCloseTo(change.after - change.before, 12);
  });

  it('counts the mentions gained of each keyword at its own frequency', () => {
    // 27 of 27 that were none before; the other names you as always, only more often asked.
    expect(changeOf([pair([0, 27], [27, 27]), pair([2, 2], [90, 90])]).gained).toBeCloseTo(27, 12);
    expect(changeOf([pair([3, 9], [6, 9]), pair([3, 3], [3, 6])]).gained).toBeCloseTo(0, 12);
    expect(changeOf([pair([1, 10], [6, 60]), pair([50, 100], [1, 2])]).gained).toBeCloseTo(0, 12);
  });

  it('is none when some keywords are only asked more often', () => {
    const asked = [pair([1, 10], [6, 60]), pair([9, 10], [9, 10]), pair([50, 100], [1, 2])];
    const change = changeOf(asked);
    expect(change).toMatchObject({ direction: 'none', p_value: 1, difference: 0 });
    expect(change.after).toBeCloseTo(change.before, 12);
  });

  it('shows what it tests: a difference that the direction says, in a range that holds it', () => {
    fc.assert(
      fc.property(pairs, (some) => {
        const { direction, difference, interval, p_value, before, after } = changeOf(some);
        expect(Math.sign(difference)).toBe({ up: 1, down: -1, none: 0 }[direction]);
        expect(difference).toBeCloseTo(after - before, 9);
        expect(interval.low).toBeLessThanOrEqual(difference);
        expect(interval.high).toBeGreaterThanOrEqual(difference);
        if (p_value > 0.05) expect(interval.low * interval.high).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('is the other way round when the ranges change places', () => {
    fc.assert(
      fc.property(pairs, (some) => {
        const there = changeOf(some);
        const back = changeOf(some.map(({ earlier, recent }) => ({ earlier: recent, recent: earlier })));
        expect(back.difference).toBeCloseTo(-there.difference, 9);
        expect(back.p_value).toBeCloseTo(there.p_value, 9);
        expect(back.interval.low).toBeCloseTo(-there.interval.high, 9);
      }),
    );
  });

  it('costs nothing where keywords differ from each other: each is compared with itself', () => {
    const unlike = [...times(5, pair([0, 8], [3, 8])), ...times(5, pair([5, 8], [8, 8]))];
    expect(changeOf(unlike).p_value).toBeLessThan(1e-4);
    const same = [...times(5, pair([0, 8], [0, 8])), ...times(5, pair([8, 8], [8, 8]))];
    expect(changeOf(same)).toMatchObject({ direction: 'none', p_value: 1, p_value_of_others: 1 });
  });

  it('leaves out a keyword without answers in one of the ranges', () => {
    const compared = [pair([1, 8], [5, 8]), pair([0, 8], [4, 8])];
    expect(rateChange([...compared, pair([0, 0], [9, 9]), pair([0, 9], [0, 0])])).toEqual(
      rateChange(compared),
    );
    expect(rateChange([pair([0, 0], [9, 9])])).toBeNull();
  });

  it('of very many answers is near to the exact sum', () => {
    // 19 keywords have 494 outcomes, which are added up. One more with hardly a mention makes them too many for that.
    const many = times(19, pair([12, 28], [14, 28]));
    const exact = changeOf(many).p_value;
    const near = changeOf([...many, pair([4, 28], [4, 28])]).p_value;
    expect(exact).toBeCloseTo(0.0241, 4);
    expect(near / exact).toBeGreaterThan(1);
    expect(near / exact).toBeLessThan(1.15);
  });

  it('of one keyword alone is that of the keyword', () => {
    const alone = changeOf([pair([0, 9], [9, 9])]);
    expect(alone.p_value_of_others).toBe(alone.p_value);
    expect(alone.p_value).toBeLessThan(2 * new FisherTable(9, 9).value(0, 9) + 1e-12);
  });

  it('is told from the others of a change that one keyword makes', () => {
    const against = changeOf([pair([0, 60], [60, 60]), ...times(5, pair([6, 9], [1, 9]))]);
    expect(against).toMatchObject({ direction: 'up', p_value_of_others: 1 });
  });

  it('refuses counts that cannot be', () => {
    expect(() => rateChange([pair([2, 1], [0, 1])])).toThrow(RangeError);
  });
});

describe('a change of checks of several answers', () => {
  it('deals whole checks: of 3 and 3 there are 20 ways', () => {
    const change = changeOf([{ earlier: checked(5, [0, 1, 2]), recent: checked(5, [3, 4, 5]) }]);
    expect(change.difference).toBeCloseTo(0.6, 12);
    expect(change.p_value).toBeCloseTo(2 / 20, 12);
  });

  it('of one answer each are the answers', () => {
    const [earlier, recent] = [checked(1, [1, 0, 0, 0, 0]), checked(1, [1, 1, 1, 0, 1])];
    const bare = pair([1, 5], [4, 5]);
    expect(changeOf([{ earlier, recent }, bare])).toEqual(changeOf([bare, bare]));
  });

  it('that always agree are worth one answer each', () => {
    const agreeing = { earlier: checked(4, [4, 0, 0, 0, 0]), recent: checked(4, [4, 4, 4, 0, 4]) };
    const single = pair([1, 5], [4, 5]);
    const [of, as] = [changeOf([agreeing, agreeing]), changeOf([single, single])];
    expect(of.p_value).toBeCloseTo(as.p_value, 12);
    expect(of.difference).toBeCloseTo(as.difference, 12);
  });

  it('of unequal size move nothing by their size', () => {
    const uneven = (sizes: readonly number[]): KeywordCount => ({
      mentioned: sizes.reduce((total, size) => total + size / 2, 0),
      answers: sizes.reduce((total, size) => total + size, 0),
      checks: sizes.map((size) => ({ answers: size, mentioned: size / 2 })),
    });
    const same = { earlier: uneven([2, 4, 2, 4]), recent: uneven([10, 8, 10]) };
    expect(changeOf([same, same])).toMatchObject({ direction: 'none', difference: 0, p_value: 1 });
    const risen = {
      earlier: checked(4, [0, 1, 0, 1]),
      recent: { ...checked(3, [3, 3]), checks: checked(3, [3, 3]).checks },
    };
    expect(changeOf([risen, risen])).toMatchObject({ direction: 'up' });
  });
});
