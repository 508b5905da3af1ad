import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../scripts/seeded-random.ts';
import type { Meanings } from '../reports/index.ts';
import { judgement, keywords, MEANINGS, reportOf, reportsOf, surface } from '../reports/windows.fixture.ts';
import { countsOf, lastDays } from './range.fixture.ts';
import { type RangeCount, type RangeNumbers, rangeNumbersOf } from './range.rules.ts';

const RANGE = lastDays(28);
const of = (counts: RangeCount[], range = RANGE, meanings: Meanings = MEANINGS) =>
  rangeNumbersOf(counts, range, meanings);
const weekly = (days: number, left: Parameters<typeof reportsOf>[1]) =>
  countsOf(reportsOf({ days, every: 7 }, left));

/** Keywords with rates of their own, asked every week as often as each wants. */
function drawn(
  seed: number,
  { asked = () => 1, count = 6 }: { asked?: (index: number) => number; count?: number } = {},
): RangeCount[] {
  const random = seededRandom(seed).next;
  const rates = Array.from({ length: count }, () => random());
  return weekly(56, () => ({
    samples: keywords(count, (index) =>
      Array.from({ length: asked(index) }, () => (random() < (rates[index] ?? 0) ? 'y' : 'n')).join(''),
    ),
  }));
}
const width = ({ current }: RangeNumbers) =>
  current === null ? null : current.interval.high - current.interval.low;

describe('the rate of a range', () => {
  it('counts every answer of the days, whichever report brought it', () => {
    const counts = weekly(56, (daysAgo) => ({ samples: keywords(4, daysAgo < 28 ? 'y' : 'n') }));
    expect(of(counts).current).toMatchObject({ answers: 16, mentions: 16, keywords: 4, window_days: 28 });
    expect(of(counts, lastDays(90)).current).toMatchObject({ answers: 32, mentions: 16, window_days: 90 });
  });

  it('goes on when keywords are added: 21 answers and 50 are 71', () => {
    const counts = countsOf([
      reportOf({ daysAgo: 3, samples: keywords(7, 'ynn') }),
      reportOf({ daysAgo: 0, samples: keywords(10, 'ynnny') }),
    ]);
    expect(of(counts)).toMatchObject({
      current: { answers: 71, keywords: 10 },
      unlike_answers: 0,
      breaks: [],
    });
  });

  it('leaves branded keywords and answers that name nobody out, and counts the latter', () => {
    const counts = countsOf([reportOf({ daysAgo: 0, samples: { a: 'yn0', own: 'yy' }, branded: ['own'] })]);
    expect(of(counts)).toMatchObject({ current: { answers: 2, mentions: 1 }, empty_answers: 1 });
  });

  it('has the mentions of the same answers beside it, not those of the newest report', () => {
    const counts = weekly(56, () => ({ samples: keywords(4, 'yn') }));
    expect(of(counts)).toMatchObject({
      current: { answers: 32, mentions: 16 },
      voice: { brand_mentions: 16, all_mentions: 48 },
    });
  });

  it('is none without an answer, and knows whether one was asked for', () => {
    expect(of([])).toMatchObject({ current: null, is_asked: false });
    expect(of(countsOf([reportOf({ daysAgo: 0, samples: { a: '-' } })]))).toMatchObject({
      current: null,
      is_asked: true,
    });
    expect(of(countsOf([reportOf({ daysAgo: 30, samples: { a: 'y' } })]))).toMatchObject({
      current: null,
      is_asked: false,
    });
  });
});

describe('another meaning', () => {
  const counts = weekly(28, (daysAgo) => ({
    samples: keywords(10, 'y'),
    surface: (keyword) => (keyword === 'keyword 0' && daysAgo === 0 ? 's2' : 's'),
  }));
  const meanings = { ...MEANINGS, surfaces: [surface('s'), surface('s2', { question: 'Other?' })] };

  it('breaks one keyword and says why; the others go on', () => {
    expect(of(counts, RANGE, meanings)).toMatchObject({
      current: { answers: 37, keywords: 10 },
      unlike_answers: 3,
      breaks: [{ reason: 'question', keywords: 1, before: 'Which one?', after: 'Other?' }],
    });
  });

  it('is told of the range before, too, because the comparison hangs on it', () => {
    const ruled = { ...MEANINGS, judgements: [judgement('j'), judgement('j2', { rules_version: '2' })] };
    const before = weekly(56, (daysAgo) => ({
      samples: keywords(10, 'y'),
      judgement: daysAgo < 28 ? 'j2' : 'j',
    }));
    expect(of(before, RANGE, ruled)).toMatchObject({
      current: { answers: 40 },
      unlike_answers: 0,
      change: { state: 'not_comparable' },
      breaks: [{ reason: 'rules', keywords: 10, before: '1', after: '2' }],
    });
  });
});

describe('the change', () => {
  it('is that against the equally long range before, over the keywords asked in both', () => {
    const counts = weekly(56, (daysAgo) => ({
      samples: keywords(daysAgo < 14 ? 11 : 10, (index) =>
        index === 10 || index < (daysAgo < 28 ? 8 : 2) ? 'y' : 'n',
      ),
    }));
    const { current, change } = of(counts);
    expect(current).toMatchObject({ keywords: 11, mentions: 34 });
    expect(change).toMatchObject({
      state: 'compared',
      earlier: { rate: 0.2, keywords: 10, window_days: 28 },
      recent: { rate: 0.8, keywords: 10, window_days: 28 },
    });
  });

  it('is of the shortest longer range where this one is too short, which says its days', () => {
    const counts = weekly(56, (daysAgo) => ({ samples: keywords(4, daysAgo < 28 ? 'y' : 'n') }));
    const { current, change } = of(counts, lastDays(7));
    expect(current).toMatchObject({ answers: 4, window_days: 7 });
    expect(change).toMatchObject({ state: 'compared', recent: { window_days: 28, answers: 16 } });
  });
});

describe('whatever was answered', () => {
  it('more of the same never widens a range', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const counts = drawn(seed, { asked: (index) => 1 + (index % 3) });
      const once = width(of(counts));
      for (const times of [2, 3, 7])
        expect(
          width(of(counts.map((one) => ({ ...one, checks: times * one.checks })))),
          `seed ${seed}, times ${times}`,
        ).toBeLessThanOrEqual((once ?? 0) + 1e-12);
    }
  });

  it('a keyword that is added changes nothing of the others', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const counts = drawn(seed);
      const added = { ...drawn(100 + seed, { count: 1 }).at(-1), keyword_id: 'added' } as RangeCount;
      const others = (all: RangeCount[]) => of(all.filter(({ keyword_id }) => keyword_id !== 'added'));
      expect(others([...counts, added])).toEqual(of(counts));
      const [before, after] = [of(counts).current, of([...counts, added]).current];
      expect(after?.answers).toBe((before?.answers ?? 0) + added.answers);
      expect(after?.mentions).toBe((before?.mentions ?? 0) + added.mentions);
    }
  });

  it('asking some keywords more often shows no change', () => {
    const said = (index: number) => (index < 3 ? 'y' : 'n');
    const counts = weekly(56, (daysAgo) => ({
      samples: keywords(10, (index) => said(index).repeat(daysAgo < 28 && index < 3 ? 5 : 1)),
    }));
    const { current, change } = of(counts);
    expect(current?.rate).toBeCloseTo(60 / 88, 12);
    expect(change.evidence).toMatchObject({ direction: 'none', p_value: 1, difference: 0 });
    expect(change.recent?.rate).toBeCloseTo(change.earlier?.rate ?? 0, 12);
  });

  it('days that are counted together say the same as each by itself', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const counts = drawn(seed, { asked: (index) => 1 + (index % 2) });
      const grouped = Map.groupBy(counts, ({ keyword_id, age, answers, mentions }) =>
        [keyword_id, age < 28, answers, mentions].join(),
      );
      const together = [...grouped.values()].flatMap((some) => {
        const [first] = some.toSorted((one, other) => one.age - other.age);
        return first
          ? [{ ...first, age: first.age < 28 ? 0 : 28, checks: some.length, since: first.since }]
          : [];
      });
      const [apart, one] = [of(counts), of(together)];
      expect(one.current?.rate).toBeCloseTo(apart.current?.rate ?? 0, 12);
      expect(one.current?.interval.low).toBeCloseTo(apart.current?.interval.low ?? 0, 12);
      expect(one.change.evidence?.p_value).toBeCloseTo(apart.change.evidence?.p_value ?? 0, 12);
    }
  });
});
