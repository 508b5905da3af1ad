import { describe, expect, it } from 'vitest';
import { findAlikeReports, type Meanings, type PastReport } from './line-breaks.rules.ts';
import { judgement, keywords, MEANINGS, reportOf, reportsOf, surface } from './windows.fixture.ts';

const found = (reports: PastReport[], meanings: Meanings = MEANINGS) => {
  const { reports: alike, breaks } = findAlikeReports(reports, meanings);
  return { since: alike[0]?.report_id, breaks };
};

describe('the line of a report', () => {
  it('goes on while keywords, names, rules and settings stay', () => {
    const reports = reportsOf({ days: 60, every: 10 }, () => ({ samples: keywords(4, 'y') }));
    expect(found(reports)).toEqual({ since: '50 days ago', breaks: [] });
  });

  it('goes on when one keyword of six comes or goes, and not when three become thirty-three', () => {
    const of = (before: number, after: number) =>
      found([
        reportOf({ daysAgo: 1, samples: keywords(before, 'n') }),
        reportOf({ daysAgo: 0, samples: keywords(after, 'y') }),
      ]);
    expect(of(5, 6)).toEqual({ since: '1 days ago', breaks: [] });
    expect(of(6, 5)).toEqual({ since: '1 days ago', breaks: [] });
    expect(of(30, 30)).toEqual({ since: '1 days ago', breaks: [] });
    expect(of(3, 33)).toEqual({
      since: '0 days ago',
      breaks: [{ reason: 'keywords', before: 3, after: 33, shared: 3 }],
    });
    expect(of(3, 4).breaks).toEqual([{ reason: 'keywords', before: 3, after: 4, shared: 3 }]);
  });

  it('goes on at exactly four of five in common, and no less', () => {
    const replaced = (count: number) =>
      found([
        reportOf({ daysAgo: 1, samples: keywords(9, 'n') }),
        reportOf({ daysAgo: 0, samples: keywords(9, 'n', count) }),
      ]).breaks;
    // Of 9, one replaced leaves 8 of 10 in common, two 7 of 11.
    expect(replaced(1)).toEqual([]);
    expect(replaced(2)).toEqual([{ reason: 'keywords', before: 9, after: 9, shared: 7 }]);
  });

  it('does not drift: many small changes break it where together they are a great one', () => {
    const reports = reportsOf({ days: 5, every: 1 }, (daysAgo) => ({
      samples: keywords(20, 'n', 4 - daysAgo),
    }));
    // One of twenty is replaced each day: three days ago 18 of 22 are in common, four days ago too few.
    expect(found(reports)).toEqual({ since: '2 days ago', breaks: [] });
  });

  it('counts a keyword that failed as asked, and compares it with the last answer known', () => {
    const reports = [
      reportOf({ daysAgo: 2, samples: keywords(5, 'y') }),
      reportOf({ daysAgo: 1, samples: keywords(5, '-') }),
      reportOf({ daysAgo: 0, samples: keywords(5, 'y') }),
    ];
    expect(found(reports)).toEqual({ since: '2 days ago', breaks: [] });
    const other = [
      ...reports.slice(0, 2),
      reportOf({ daysAgo: 0, samples: keywords(5, 'y'), surface: 's2' }),
    ];
    const meanings = { ...MEANINGS, surfaces: [surface('s'), surface('s2', { model_served: 'm2' })] };
    expect(found(other, meanings)).toEqual({
      since: '0 days ago',
      breaks: [{ reason: 'model', keywords: 5, before: 'm1', after: 'm2' }],
    });
  });

  it('leaves branded keywords out', () => {
    const branded = ['keyword 0', 'keyword 1', 'keyword 2'];
    const reports = [
      reportOf({ daysAgo: 1, samples: keywords(8, 'y') }),
      reportOf({ daysAgo: 0, samples: keywords(8, 'y'), branded }),
    ];
    expect(found(reports).breaks).toEqual([{ reason: 'keywords', before: 8, after: 5, shared: 5 }]);
  });

  it('is broken by a break further back, also when what was before it is back', () => {
    const at = (daysAgo: number, hash: string) =>
      reportOf({ daysAgo, samples: keywords(4, 'y'), surface: hash });
    const meanings = { ...MEANINGS, surfaces: [surface('s'), surface('s2', { search_enabled: true })] };
    const reports = [at(3, 's'), at(2, 's2'), at(1, 's'), at(0, 's')];
    expect(found(reports, meanings)).toEqual({ since: '1 days ago', breaks: [] });
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
    ).breaks;

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

  it('is none for one keyword of ten that is asked otherwise', () => {
    const only = (keyword: string) => (keyword === 'keyword 3' ? 's2' : 's');
    expect(between('s', only, [surface('s'), surface('s2', { question: 'Other?' })])).toEqual([]);
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
    expect(found(reports, renamed).breaks).toEqual([
      { reason: 'names', added: ['NW', 'northwind.example'], removed: [] },
    ]);
    const ruled = { ...MEANINGS, judgements: [judgement('j'), judgement('j2', { rules_version: '2' })] };
    expect(found(reports, ruled).breaks).toEqual([{ reason: 'rules', keywords: 4, before: '1', after: '2' }]);
    const both = {
      ...MEANINGS,
      judgements: [judgement('j'), judgement('j2', { rules_version: '2', names })],
    };
    expect(found(reports, both).breaks.map(({ reason }) => reason)).toEqual(['names', 'rules']);
  });

  it('names what breaks it by itself, and all where only all of it does', () => {
    const at = (daysAgo: number, count: number, moved: number) =>
      reportOf({
        daysAgo,
        samples: keywords(count, 'y'),
        surface: (keyword) => (Number(keyword.split(' ')[1]) < moved ? 's2' : 's'),
      });
    const meanings = { ...MEANINGS, surfaces: [surface('s'), surface('s2', { question: 'Other?' })] };
    const reasons = (after: PastReport) =>
      found([at(1, 20, 0), after], meanings).breaks.map(({ reason }) => reason);
    expect(reasons(at(0, 21, 20))).toEqual(['question']);
    expect(reasons(at(0, 23, 3))).toEqual(['keywords', 'question']);
  });
});
