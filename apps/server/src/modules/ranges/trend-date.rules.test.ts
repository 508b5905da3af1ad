import { describe, expect, it } from 'vitest';
import { checksThatHelp, countsAnswersOf, trendFrom } from './trend-date.rules.ts';

const day = (of: number) => new Date(Date.UTC(2026, 10, 28 + of, 6));
const at = (days: number, checks: number) => Array.from({ length: checks }, () => day(days));
const LENGTHS = [28, 90];
const weekly = (next: number, keywords: number) => ({ next_at: day(next), every_hours: 168, keywords });

describe('the date of the first trend', () => {
  it('is by the calendar, however much is checked today', () => {
    // Checks of today come into the earlier window once it is 28 days old.
    expect(trendFrom(at(0, 10), weekly(7, 10), LENGTHS)).toEqual(day(28));
    expect(trendFrom(at(0, 500), weekly(7, 10), LENGTHS)).toEqual(day(28));
  });

  it('comes with a refresh, and later where few keywords fill windows slowly', () => {
    expect(trendFrom(at(0, 3), weekly(7, 3), LENGTHS)).toEqual(day(42));
    expect(trendFrom([], weekly(7, 10), LENGTHS)).toEqual(day(35));
  });

  it('is none where refreshes never bring enough', () => {
    expect(trendFrom([], { next_at: day(7), every_hours: 720, keywords: 1 }, LENGTHS)).toBeNull();
  });
});

describe('a check right now', () => {
  it('helps where the weeks before hold their answers and these do not', () => {
    expect(checksThatHelp(at(-40, 10), { now: day(0), keywords: 5, lengths: LENGTHS })).toBe(10);
  });

  it('does not help a young account', () => {
    expect(checksThatHelp(at(-3, 100), { now: day(0), keywords: 20, lengths: LENGTHS })).toBeNull();
    expect(checksThatHelp([], { now: day(0), keywords: 0, lengths: LENGTHS })).toBeNull();
  });
});

it('counts later checks only in a range that has not ended', () => {
  const of = (range: string, to: string) =>
    countsAnswersOf({ range, from: '2026-10-01', to, days: 31 }, day(0));
  expect(of('28', '2026-11-28')).toBe(true);
  expect(of('2026-11', '2026-11-30')).toBe(true);
  expect(of('2026-10', '2026-10-31')).toBe(false);
  expect(of('2026-10-01..2026-11-27', '2026-11-27')).toBe(false);
});
