import { type AnalyticsReport, analyticsWords } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { rangeInWords } from '../../lib/calendar-day.ts';
import {
  fewAnswersOf,
  isEmptyReport,
  leadInWords,
  measureInWords,
  shownMeasures,
} from './measure-in-words.ts';

test('each number is said in its unit, and money in its currency', () => {
  expect(measureInWords('users', 1204, null)).toBe('1,204');
  expect(measureInWords('share_of_voice', 1 / 3, null)).toBe('33%');
  expect(measureInWords('median_ms', 1840, null)).toBe('1.8 s');
  expect(measureInWords('cost_usd', 0.0412, null)).toBe('$0.041');
  expect(measureInWords('paid', 4900, 'eur')).toContain('49.00');
  expect(measureInWords('paid', 4900, 'eur')).toContain('€');
  expect(measureInWords('rate', null, null)).toBe('None');
});

test('what belongs to a rate stands in no column of its own', () => {
  expect(shownMeasures(['answers', 'named', 'rate', 'rate_low', 'rate_high', 'reports'])).toEqual([
    'rate',
    'reports',
  ]);
});

test('a report is empty where neither range has a number', () => {
  const report = (runsBefore: number) =>
    ({
      totals: [{ currency: null, values: { runs: 0, rate: null }, before: { runs: runsBefore } }],
      rows: [],
    }) as unknown as AnalyticsReport;
  expect(isEmptyReport(report(0))).toBe(true);
  expect(isEmptyReport(report(3))).toBe(false);
});

test('a range is said by its ends', () => {
  expect(rangeInWords({ from: '2026-10-28', to: '2026-11-26' })).toMatch(/^28 Oct( 2026)? – 26 Nov( 2026)?$/);
  expect(rangeInWords({ from: '2026-11-26', to: '2026-11-26' })).toMatch(/^26 Nov( 2026)?$/);
});

test('answers are few below nine, and none are not few', () => {
  const of = (answers?: number) =>
    fewAnswersOf({
      totals: [{ currency: null, values: { answers }, before: {} }],
    } as unknown as AnalyticsReport);
  expect([of(8), of(9), of(0), of()]).toEqual([8, null, null, null]);
});

test('a report begins with its leading number, now and before', () => {
  const report = (values: object, before: object) =>
    ({ totals: [{ currency: null, values, before }] }) as unknown as AnalyticsReport;
  const words = analyticsWords('visibility-trends', 'own');
  expect(leadInWords(report({ rate: 0.41 }, { rate: 0.38 }), words)).toBe('38% → 41% of answers mention you');
  expect(leadInWords(report({ rate: 0.41 }, { rate: 0.414 }), words)).toBe(
    '41% of answers mention you, as before',
  );
  expect(leadInWords(report({ rate: null }, { rate: 0.38 }), words)).toBeNull();
});
