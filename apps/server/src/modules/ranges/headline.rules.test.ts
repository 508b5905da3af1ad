import { describe, expect, it } from 'vitest';
import type { ChannelCounts } from '../checks/index.ts';
import type { PastReport } from '../reports/index.ts';
import { keywords, MEANINGS, reportOf, reportsOf } from '../reports/windows.fixture.ts';
import { type HeadlineBasis, headlinesOf, judgeBeside } from './headline.rules.ts';
import { countsOf, lastDays } from './range.fixture.ts';
import { type RangeNumbers, rangeNumbersOf } from './range.rules.ts';

const COUNTS: ChannelCounts = {
  channel: 'openai',
  keywords: 0,
  answered: 0,
  mentioned: 0,
  empty: 0,
  branded: 0,
  failed: 0,
  interval: null,
  interval_for_similar_keywords: null,
  last_checked_at: null,
  newest: null,
};

const RANGE = lastDays(28);
const numbersOf = (reports: PastReport[]) => rangeNumbersOf(countsOf(reports), RANGE, MEANINGS);
const basis = (numbers: RangeNumbers, counts: Partial<ChannelCounts> = {}, branded = 0): HeadlineBasis => ({
  counts: { ...COUNTS, ...counts },
  report: { id: 'r', revision: { total_keywords: 5, branded_keywords: branded } },
  numbers,
});
const WAIT = { possible_from: '2026-03-30T05:00:00.000Z', helps_now: null };
/** With verdicts of the rates alone, as where no keyword can be compared. */
const shownOf = (channels: readonly HeadlineBasis[]) =>
  headlinesOf(channels, RANGE, {
    verdicts: judgeBeside(channels.flatMap(({ numbers }) => numbers?.change ?? [])),
    waits: new Map([['openai', WAIT]]),
  });
const only = (one: HeadlineBasis) => shownOf([one])[0];

/** Eight weeks in which so many of ten keywords are named, before and after. */
const weeks = (before: number, after: number) =>
  numbersOf(
    reportsOf({ days: 56, every: 7 }, (daysAgo) => ({
      samples: keywords(10, (index) => (index < (daysAgo < 28 ? after : before) ? 'y' : 'n')),
    })),
  );

const NEWEST = {
  rate: 0.5,
  interval: { low: 0.2, high: 0.8 },
  interval_for_similar_keywords: { low: 0.1, high: 0.9 },
  keywords: 6,
  answers: 6,
  mentions: 3,
  window_days: null,
  since: '2026-03-01T00:00:00.000Z',
  until: '2026-03-02T00:00:00.000Z',
};

describe('a headline', () => {
  it('rests on the range, whatever newer results say', () => {
    const headline = only(basis(weeks(2, 8), { newest: NEWEST, keywords: 6 }));
    expect(headline).toMatchObject({ basis: 'window', range: RANGE, report_id: 'r', why_none: null });
    expect(headline?.current).toMatchObject({ rate: 0.8, window_days: 28 });
  });

  it('rests on newest results before the first report', () => {
    const expected = {
      basis: 'newest_results',
      range: null,
      report_id: null,
      current: NEWEST,
      why_none: null,
      change: { verdict: 'not_enough_data', wait: WAIT, p_value: null },
    };
    const counts = { ...COUNTS, newest: NEWEST, keywords: 6 };
    expect(only({ counts, report: null, numbers: null })).toMatchObject(expected);
  });

  it('says why it has no rate', () => {
    const without = (counts: Partial<ChannelCounts>) =>
      only({ counts: { ...COUNTS, ...counts }, report: null, numbers: null })?.why_none;
    expect(without({})).toBe('never_checked');
    expect(without({ keywords: 3, failed: 3 })).toBe('no_answers');
    expect(without({ keywords: 3, branded: 3 })).toBe('only_branded');
    expect(without({ keywords: 3, answered: 2, empty: 2 })).toBe('only_empty');
    const range = (samples: Record<string, string>) => numbersOf([reportOf({ daysAgo: 0, samples })]);
    expect(only(basis(range({ a: '-' })))?.why_none).toBe('no_answers');
    expect(only(basis(range({ a: '0' })))?.why_none).toBe('only_empty');
    expect(only(basis(range({}), {}, 5))?.why_none).toBe('only_branded');
    expect(only(basis(range({})))?.why_none).toBe('none_in_range');
  });

  it('says improved and declined by what is shown beside it', () => {
    const shown = (numbers: RangeNumbers, beside: number) =>
      shownOf([basis(numbers), ...Array.from({ length: beside }, () => basis(weeks(4, 4)))])[0]?.change;
    expect(shown(weeks(2, 8), 3)?.verdict).toBe('improved');
    expect(shown(weeks(8, 2), 3)?.verdict).toBe('declined');
    // Seven keywords are named for the first time: by chance in one of 128 cases that way, and in as many the other.
    const rise = numbersOf(
      reportsOf({ days: 56, every: 7 }, (daysAgo) => ({
        samples: keywords(10, (index) => (index < 7 && daysAgo === 0 ? 'y' : 'n')),
      })),
    );
    expect(shown(rise, 0)).toMatchObject({ verdict: 'improved', is_one_keyword: false });
    expect(shown(rise, 3)).toMatchObject({ verdict: 'no_detectable_change', is_one_keyword: false });
    expect(shown(rise, 3)?.p_value).toBeCloseTo(2 / 128, 12);
    expect(shown(rise, 3)?.q_value).toBeCloseTo(8 / 128, 12);
  });

  it('is no change where one keyword of ten went from never to always', () => {
    const one = numbersOf(
      reportsOf({ days: 56, every: 1 }, (daysAgo) => ({
        samples: keywords(10, (index) => (index === 0 && daysAgo < 28 ? 'y' : 'n')),
      })),
    );
    const change = only(basis(one))?.change;
    expect(change).toMatchObject({ verdict: 'no_detectable_change', is_one_keyword: true });
    expect(change?.p_value).toBeLessThan(1e-6);
  });
});
