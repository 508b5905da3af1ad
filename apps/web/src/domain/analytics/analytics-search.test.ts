import { ANALYTICS_REPORT_TYPES, OWN_REPORT_TYPES } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { analyticsSearch, rangeDaysOf, rangeOf, rangeOfDays } from './analytics-search.ts';

const NOW = new Date('2026-03-02T23:30:00Z');

test('an address says report and days, and what makes no sense is the default', () => {
  expect(
    analyticsSearch(ANALYTICS_REPORT_TYPES)({
      report: 'user-activity',
      from: '2026-02-30',
      to: '2026-03-01',
    }),
  ).toEqual({
    report: 'user-activity',
    to: '2026-03-01',
  });
  expect(rangeOf({ to: '2026-03-01' }, NOW)).toEqual({ from: '2026-02-01', to: '2026-03-02' });
  expect(rangeOf({ from: '2026-01-01', to: '2026-01-31' }, NOW)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  });
});

test('a range of days has today in it, and is known again', () => {
  const week = rangeOfDays(7, NOW);
  expect(week).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(rangeDaysOf(week, NOW)).toBe('7');
  expect(rangeDaysOf({ ...week, to: '2026-03-01' }, NOW)).toBeNull();
});

test('an address of a user has no report that is administrators’', () => {
  expect(analyticsSearch(OWN_REPORT_TYPES)({ report: 'user-activity', to: '2026-03-01' })).toEqual({
    to: '2026-03-01',
  });
});
