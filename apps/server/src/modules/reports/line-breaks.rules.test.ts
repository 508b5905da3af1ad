import { describe, expect, it } from 'vitest';
import { findBreaks, type Meanings, type PastReport } from './line-breaks.rules.ts';
import { judgement, keywords, MEANINGS, reportOf, reportsOf, surface } from './windows.fixture.ts';

const found = (reports: PastReport[], meanings: Meanings = MEANINGS) => findBreaks(reports, meanings);

describe('the line of a report', () => {
  it('goes on while names, rules and settings stay', () => {
    expect(found(reportsOf({ days: 60, every: 10 }, () => ({ samples: keywords(4, 'y') })))).toEqual([]);
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
