import { describe, expect, it } from 'vitest';
import { drawn, named, silent } from './presence.fixture.ts';
import { judgePresenceChanges, presenceChange, type WindowedCheck } from './presence-change.ts';
import { presenceFigure } from './presence-score.ts';

const basis = { weights: { named: 50, place: 20, share: 20, reach: 10 }, hasCompetitors: true };

const inWindows = (earlier: ReturnType<typeof drawn>, recent: ReturnType<typeof drawn>): WindowedCheck[] => [
  ...earlier.map((one) => ({ ...one, series: one.keyword_id, isRecent: false })),
  ...recent.map((one) => ({ ...one, series: one.keyword_id, isRecent: true })),
];
const keywords = ['a', 'b', 'c', 'd', 'e', 'f'];
const four = <One>(make: (keyword: string) => One): One[] =>
  keywords.flatMap((keyword) => [make(keyword), make(keyword), make(keyword), make(keyword)]);

describe('the change of a presence score', () => {
  const better = inWindows(
    four((keyword) => silent(keyword, { all: 2 })),
    four((keyword) => named(keyword, { rank: 1, brand: 1, all: 2 })),
  );

  it('is told where all checks of a window differ from those before', () => {
    const change = presenceChange(better, basis);
    // By hand: named, place and reach 1, share one half.
    expect(change).toMatchObject({ before: 0, direction: 'up', p_value: 1 / 1000 });
    expect(change?.now).toBeCloseTo(90, 9);
    expect(judgePresenceChanges(change ? [change] : [])).toEqual([
      { verdict: 'improved', p_value: 0.001, q_value: 0.001 },
    ]);
    const worse = better.map((one) => ({ ...one, isRecent: !one.isRecent }));
    expect(judgePresenceChanges([presenceChange(worse, basis) ?? fail()])).toMatchObject([
      { verdict: 'declined' },
    ]);
  });

  it('compares the scores of the keywords that are in both windows', () => {
    const added = [{ ...named('new', { rank: 1, brand: 9, all: 9 }), series: 'new', isRecent: true }];
    expect(presenceChange([...better, ...added], basis)).toEqual(presenceChange(better, basis));
    const recent = drawn({ seed: 3, keywords: 12, checks: 3 });
    const earlier = drawn({ seed: 4, keywords: 12, checks: 3 });
    const change = presenceChange(inWindows(earlier, recent), basis);
    expect(change?.now).toBeCloseTo(presenceFigure(recent, basis).score ?? 0, 9);
    expect(change?.before).toBeCloseTo(presenceFigure(earlier, basis).score ?? 0, 9);
  });

  it('is none while a window is too small for a score', () => {
    const small = better.filter(({ keyword_id }) => keyword_id < 'e');
    expect(presenceChange(small, basis)).toBeNull();
    expect(presenceChange([], basis)).toBeNull();
  });

  it('gives the same digits for the same checks', () => {
    const some = inWindows(
      drawn({ seed: 1, keywords: 10, checks: 4 }),
      drawn({ seed: 2, keywords: 10, checks: 4 }),
    );
    expect(presenceChange(some, basis)).toEqual(presenceChange(some, basis));
  });

  it('is called one in about 5 of 100 cases where nothing changed, and not more', () => {
    const cases = 200;
    let errors = 0;
    for (let seed = 1; seed <= cases; seed++) {
      // The checks of a keyword, dealt to the windows as they come.
      const all = drawn({ seed, keywords: 12, checks: 6 });
      const checks = all.map((one, index) => ({
        ...one,
        series: one.keyword_id,
        isRecent: index % 6 >= 3,
      }));
      const change = presenceChange(checks, basis);
      if (change && change.p_value <= 0.05) errors += 1;
    }
    expect(errors / cases).toBeLessThanOrEqual(0.09);
  }, 60_000);
});

function fail(): never {
  throw new Error('the windows are large enough');
}
