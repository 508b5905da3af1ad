import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../scripts/seeded-random.ts';
import { pooledNumbersOf } from './pooled.rules.ts';
import { END, judgement, keywords, MEANINGS, reportOf, reportsOf, surface } from './windows.fixture.ts';

const daysBefore = (days: number) => new Date(END.getTime() - days * 86_400_000).toISOString();
const of = (reports: Parameters<typeof pooledNumbersOf>[0], meanings = MEANINGS) =>
  pooledNumbersOf(reports, meanings);

describe('the rate of the window that ends with a report', () => {
  it('stands on 28 days of reports, not on the newest one', () => {
    const reports = reportsOf({ days: 60, every: 7 }, (daysAgo) => ({
      samples: keywords(4, (index) => (daysAgo === 0 || index === 0 ? 'y' : 'n')),
    }));
    const { current } = of(reports);
    // Of four reports the newest names the brand in 4 of 4, the others in 1 of 4.
    expect(current).toMatchObject({ rate: 7 / 16, answers: 16, mentions: 7, keywords: 4, window_days: 28 });
    expect(current).toMatchObject({ since: daysBefore(21), until: daysBefore(0) });
    expect(current?.interval.low).toBeLessThan(7 / 16);
  });

  it('grows by whole days until it holds nine checks, at most 90', () => {
    const one = (every: number) =>
      of(reportsOf({ days: 180, every }, () => ({ samples: { a: 'y' } }))).current;
    expect(one(4)).toMatchObject({ answers: 9, window_days: 33, since: daysBefore(32) });
    expect(one(10)).toMatchObject({ answers: 9, window_days: 81 });
    // Never nine: all that 90 days hold, in the shortest window that holds it.
    expect(one(15)).toMatchObject({ answers: 6, window_days: 76, since: daysBefore(75) });
    expect(one(300)).toMatchObject({ answers: 1, window_days: 28 });
  });

  it('counts a check of several samples once on the way to nine, and every sample in the rate', () => {
    const reports = reportsOf({ days: 60, every: 10 }, () => ({ samples: { a: 'yyn', b: 'nn-' } }));
    expect(of(reports).current).toMatchObject({ answers: 25, mentions: 10, window_days: 41 });
  });

  it('leaves out answers that name nobody and branded keywords, and says how many name nobody', () => {
    const reports = reportsOf({ days: 28, every: 7 }, () => ({
      samples: { a: 'y', b: 'n0', c: '0', own: 'yy' },
      branded: ['own'],
    }));
    const { current, empty_answers } = of(reports);
    expect(current).toMatchObject({ rate: 0.5, answers: 8, mentions: 4, keywords: 2 });
    expect(empty_answers).toBe(8);
  });

  it('goes on where the newest report has no answer at all', () => {
    const reports = reportsOf({ days: 28, every: 7 }, (daysAgo) => ({
      samples: keywords(5, daysAgo === 0 ? '-' : 'y'),
    }));
    expect(of(reports).current).toMatchObject({ answers: 15, until: daysBefore(7) });
  });

  it('is none where nothing was measured', () => {
    expect(of([reportOf({ daysAgo: 0, samples: { a: '-', b: '0' } })])).toEqual({
      current: null,
      empty_answers: 1,
      breaks: [],
      change: {
        state: 'not_enough_data',
        evidence: null,
        earlier: null,
        recent: null,
        missing_answers: 18,
        possible_from: null,
      },
    });
  });

  it('goes on when keywords come, each as far back as it was asked', () => {
    const reports = reportsOf({ days: 28, every: 7 }, (daysAgo) => ({
      samples: keywords(daysAgo < 14 ? 33 : 3, daysAgo < 14 ? 'y' : 'n'),
    }));
    const { current, breaks } = of(reports);
    expect(current).toMatchObject({ keywords: 33, answers: 72, mentions: 66, since: daysBefore(21) });
    expect(breaks).toEqual([]);
  });

  it('leaves the earlier answers of the one keyword out that is asked otherwise now', () => {
    const reports = reportsOf({ days: 28, every: 7 }, (daysAgo) => ({
      samples: keywords(10, (index) => (index === 0 ? 'n' : 'y')),
      surface: (keyword) => (keyword === 'keyword 0' && daysAgo === 0 ? 's2' : 's'),
    }));
    const meanings = { ...MEANINGS, surfaces: [surface('s'), surface('s2', { question: 'Other?' })] };
    expect(of(reports, meanings).current).toMatchObject({ answers: 37, mentions: 36, keywords: 10 });
  });
});

describe('the change of the rate', () => {
  const weeks = (rates: (daysAgo: number, index: number) => boolean, count = 10) =>
    reportsOf({ days: 56, every: 7 }, (daysAgo) => ({
      samples: keywords(count, (index) => (rates(daysAgo, index) ? 'y' : 'n')),
    }));

  it('compares two adjoining windows of equal length over the same keywords', () => {
    const { change, current } = of(weeks((daysAgo, index) => index < (daysAgo < 28 ? 8 : 2)));
    expect(change).toMatchObject({
      state: 'compared',
      evidence: { direction: 'up' },
      earlier: { rate: 0.2, answers: 40, window_days: 28, since: daysBefore(49), until: daysBefore(28) },
      recent: { rate: 0.8, answers: 40, window_days: 28, since: daysBefore(21), until: daysBefore(0) },
    });
    expect(change.evidence?.p_value).toBeLessThan(1e-6);
    expect(change.recent).toEqual(current);
  });

  it('has ranges for similar keywords that hold the rate and its own range, on both sides', () => {
    const random = seededRandom(7).next;
    for (let round = 0; round < 60; round++) {
      const rates = Array.from({ length: 6 }, () => random());
      const samples = (index: number) =>
        Array.from({ length: 1 + Math.floor(random() * (index + 1)) }, () =>
          random() < (rates[index] ?? 0) ? 'y' : 'n',
        ).join('');
      const { change, current } = of(
        reportsOf({ days: 56, every: 7 }, () => ({ samples: keywords(6, samples) })),
      );
      for (const side of [change.earlier, change.recent, current]) {
        if (side === null) throw new Error('there are answers on both sides');
        const { rate, interval, interval_for_similar_keywords: similar } = side;
        expect(similar.low).toBeLessThanOrEqual(interval.low);
        expect(interval.low).toBeLessThanOrEqual(rate + 1e-12);
        expect(interval.high).toBeGreaterThanOrEqual(rate - 1e-12);
        expect(similar.high).toBeGreaterThanOrEqual(interval.high);
      }
    }
  });

  it('is judged over the keywords that are in both windows', () => {
    const reports = reportsOf({ days: 56, every: 7 }, (daysAgo) => ({
      samples: keywords(daysAgo < 14 ? 11 : 10, (index) => (index === 10 ? 'y' : 'n')),
    }));
    const { change, current } = of(reports);
    expect(current).toMatchObject({ keywords: 11, mentions: 2 });
    expect(change).toMatchObject({ earlier: { keywords: 10, rate: 0 }, recent: { keywords: 10, rate: 0 } });
    expect(change.evidence).toMatchObject({ direction: 'none', p_value: 1 });
  });

  it('lacks data until the window before holds nine checks, and says from when it may', () => {
    const { change } = of(reportsOf({ days: 14, every: 7 }, () => ({ samples: keywords(5, 'y') })));
    expect(change).toMatchObject({ state: 'not_enough_data', missing_answers: 9, evidence: null });
    // The ninth check is of the second report, today.
    expect(change.possible_from).toBe(daysBefore(-28));
    const first = of([reportOf({ daysAgo: 0, samples: keywords(5, 'y') })]).change;
    expect(first).toMatchObject({ missing_answers: 13, possible_from: null });
  });

  it('is not comparable where something else was measured before', () => {
    const reports = reportsOf({ days: 56, every: 7 }, (daysAgo) => ({
      samples: keywords(10, daysAgo < 28 ? 'y' : 'n'),
      judgement: daysAgo < 28 ? 'j2' : 'j',
    }));
    const ruled = { ...MEANINGS, judgements: [judgement('j'), judgement('j2', { rules_version: '2' })] };
    expect(of(reports, ruled).change).toMatchObject({ state: 'not_comparable', earlier: null, recent: null });
  });

  it('takes samples of one moment that agree for one answer: they are no independent evidence', () => {
    const alike = (samples: number) =>
      of(
        reportsOf({ days: 56, every: 7 }, (daysAgo) => ({
          samples: keywords(10, (index) => (index < (daysAgo < 28 ? 5 : 3) ? 'y' : 'n').repeat(samples)),
        })),
      ).change;
    const [five, one] = [alike(5), alike(1)];
    expect(five.recent?.answers).toBe(200);
    expect(five.evidence?.difference).toBeCloseTo(0.2, 12);
    expect(five.evidence?.p_value).toBeCloseTo(one.evidence?.p_value ?? 0, 12);
    expect(five.evidence?.p_value_of_others).toBeCloseTo(one.evidence?.p_value_of_others ?? 0, 12);
    // A range is never wider than Wilson's of all answers, so only the verdict takes them for one.
    expect(five.evidence?.interval.low).toBeGreaterThan(one.evidence?.interval.low ?? 1);
    expect(five.recent?.interval.high).toBeLessThan(one.recent?.interval.high ?? 0);
  });
});
