import { describe, expect, it } from 'vitest';
import type { Meanings, PastReport } from '../reports/index.ts';
import { judgement, keywords, MEANINGS, reportOf, reportsOf, surface } from '../reports/windows.fixture.ts';
import { countsOf, lastDays } from './range.fixture.ts';
import { rangeNumbersOf, rateOfCounts } from './range.rules.ts';
import { agesOfPoints, pointsOf } from './range-points.rules.ts';

const found = (reports: PastReport[], meanings: Meanings = MEANINGS) =>
  pointsOf(countsOf(reports), lastDays(7), meanings).at(-1)?.breaks ?? [];

describe('the points of a line', () => {
  it.each([
    [7, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
    [28, [0, 7, 14, 21, 28, 35, 42, 49]],
    [31, [0, 8, 16, 23, 31, 39, 47, 54]],
    [180, [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]],
  ])('of %i days begin at these ages', (days, ages) => {
    expect(agesOfPoints(days)).toEqual(ages);
  });

  it('adjoin each other, and those of the range add up to its rate', () => {
    const range = lastDays(28);
    const reports = reportsOf({ days: 56, every: 3 }, (ago) => ({
      samples: keywords(5, (index) => (ago % (index + 2) === 0 ? 'yn' : 'n')),
    }));
    const counts = countsOf(reports);
    const points = pointsOf(counts, range, MEANINGS);
    expect(points.map(({ from, to }) => [from, to])).toHaveLength(8);
    expect(points.at(-1)).toMatchObject({ to: range.to, days: 7 });
    expect(points[4]?.from).toBe(range.from);
    for (const [index, { from }] of points.entries())
      if (index > 0) expect(Date.parse(from) - Date.parse(points[index - 1]?.to ?? '')).toBe(86_400_000);
    const rates = points.slice(4).map((point) => rateOfCounts(point.counts, point.days));
    const { current } = rangeNumbersOf(counts, range, MEANINGS);
    const sum = (of: 'answers' | 'mentions') => rates.reduce((total, rate) => total + (rate?.[of] ?? 0), 0);
    expect([sum('answers'), sum('mentions')]).toEqual([current?.answers, current?.mentions]);
  });

  it('keep what was measured otherwise before a break', () => {
    const reports = reportsOf({ days: 12, every: 1 }, (ago) => ({
      samples: keywords(4, 'y'),
      surface: ago < 3 ? 's2' : 's',
    }));
    const meanings = { ...MEANINGS, surfaces: [surface('s'), surface('s2', { model_served: 'm2' })] };
    const points = pointsOf(countsOf(reports), lastDays(7), meanings);
    expect(points.map(({ counts }) => counts.length > 0)).toEqual(points.map((_, index) => index > 1));
    expect(points.filter(({ breaks }) => breaks.length > 0).map(({ to }) => to)).toEqual(['2026-02-28']);
  });
});

describe('the line of a report', () => {
  it('goes on while names, rules and settings stay', () => {
    expect(found(reportsOf({ days: 12, every: 3 }, () => ({ samples: keywords(4, 'y') })))).toEqual([]);
  });

  it('goes on whatever keywords come or go', () => {
    const of = (before: number, after: number, from = 0) =>
      found([
        reportOf({ daysAgo: 1, samples: keywords(before, 'n') }),
        reportOf({ daysAgo: 0, samples: keywords(after, 'y', from) }),
      ]);
    for (const [before, after] of [
      [5, 6],
      [33, 3],
      [3, 33],
    ] as const)
      expect(of(before, after)).toEqual([]);
    expect(of(9, 9, 9)).toEqual([]);
  });

  it('compares a keyword that failed with the last answer known', () => {
    const reports = [
      reportOf({ daysAgo: 2, samples: keywords(5, 'y') }),
      reportOf({ daysAgo: 1, samples: keywords(5, '-') }),
    ];
    expect(found([...reports, reportOf({ daysAgo: 0, samples: keywords(5, 'y') })])).toEqual([]);
    const other = [...reports, reportOf({ daysAgo: 0, samples: keywords(5, 'y'), surface: 's2' })];
    const meanings = { ...MEANINGS, surfaces: [surface('s'), surface('s2', { model_served: 'm2' })] };
    expect(found(other, meanings)).toEqual([{ reason: 'model', keywords: 5, before: 'm1', after: 'm2' }]);
  });

  it('hears nothing of branded keywords', () => {
    const reports = [
      reportOf({ daysAgo: 1, samples: keywords(8, 'y') }),
      reportOf({
        daysAgo: 0,
        samples: keywords(8, 'y'),
        surface: 's2',
        branded: Object.keys(keywords(8, 'y')),
      }),
    ];
    expect(found(reports)).toEqual([]);
  });
});

describe('the reason of a break', () => {
  const between = (
    before: string,
    after: string | ((keyword: string) => string),
    surfaces: Meanings['surfaces'],
  ) =>
    found(
      [
        reportOf({ daysAgo: 1, samples: keywords(10, 'y'), surface: before }),
        reportOf({ daysAgo: 0, samples: keywords(10, 'y'), surface: after }),
      ],
      { ...MEANINGS, surfaces },
    );

  it.each([
    ['model', { model_served: 'm2' }, 'm1', 'm2'],
    ['model', { model_asked: 'latest' }, 'm1', 'latest'],
    ['search', { search_enabled: true }, 'off', 'on'],
    ['search', { search_enabled: true, search_context: 'high' }, 'off', 'high'],
    ['question', { question: 'What is best?' }, 'Which one?', 'What is best?'],
    ['location', { location: { country: 'AT', city: 'Vienna' } }, null, 'Vienna, AT'],
    ['location', { location: { time_zone: 'Europe/Vienna' } }, null, 'Europe/Vienna'],
    ['api', { api: 'chat' }, 'responses', 'chat'],
    ['api', {}, null, null],
  ])('is the %s', (reason, change, before, after) => {
    const breaks = between('s', 's2', [surface('s'), surface('s2', change)]);
    expect(breaks).toEqual([{ reason, keywords: 10, before, after }]);
  });

  it('is every setting that was changed at once', () => {
    const both = surface('s2', { model_served: 'm2', search_enabled: true });
    expect(between('s', 's2', [surface('s'), both]).map(({ reason }) => reason)).toEqual(['model', 'search']);
  });

  it('has no single value where keywords differ in it', () => {
    const own = Array.from({ length: 10 }, (_, at) =>
      surface(`own keyword ${at}`, { question: `What of ${at}?` }),
    );
    const breaks = between('s', (keyword) => `own ${keyword}`, [surface('s'), ...own]);
    expect(breaks).toEqual([{ reason: 'question', keywords: 10, before: 'Which one?', after: null }]);
  });

  it('is none for two keywords of ten that are asked otherwise, and one for three', () => {
    const first = (count: number) => (keyword: string) =>
      Number(keyword.split(' ')[1]) < count ? 's2' : 's';
    const surfaces = [surface('s'), surface('s2', { question: 'Other?' })];
    expect(between('s', first(2), surfaces)).toEqual([]);
    expect(between('s', first(3), surfaces)).toMatchObject([{ reason: 'question', keywords: 3 }]);
  });

  it('is the names with what was added and removed, or the rules', () => {
    const reports = [
      reportOf({ daysAgo: 1, samples: keywords(4, 'y') }),
      reportOf({ daysAgo: 0, samples: keywords(4, 'y'), judgement: 'j2' }),
    ];
    const names = {
      name: 'Northwind',
      domain: 'northwind.example',
      aliases: ['NW'],
      products: [],
      competitors: [],
    };
    const renamed = { ...MEANINGS, judgements: [judgement('j'), judgement('j2', { names })] };
    expect(found(reports, renamed)).toEqual([
      { reason: 'names', added: ['NW', 'northwind.example'], removed: [] },
    ]);
    const ruled = { ...MEANINGS, judgements: [judgement('j'), judgement('j2', { rules_version: '2' })] };
    expect(found(reports, ruled)).toEqual([{ reason: 'rules', keywords: 4, before: '1', after: '2' }]);
    const both = {
      ...MEANINGS,
      judgements: [judgement('j'), judgement('j2', { rules_version: '2', names })],
    };
    expect(found(reports, both).map(({ reason }) => reason)).toEqual(['names', 'rules']);
  });
});
