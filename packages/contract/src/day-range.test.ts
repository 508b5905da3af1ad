import { describe, expect, it } from 'vitest';
import { dayRangeText, defaultDayRange, rangeOfDays, readDayRange } from './day-range.ts';

const NOW = new Date('2026-11-29T00:30:00Z');

describe('a range of days', () => {
  it.each([
    ['28', { days: 28 }],
    ['2026-10', { month: '2026-10' }],
    ['2026-10-01..2026-10-14', { from: '2026-10-01', to: '2026-10-14' }],
  ])('%s is read and written the same', (text, range) => {
    const read = readDayRange(text);
    expect(read).toEqual(range);
    expect(read && dayRangeText(read)).toBe(text);
  });

  it('is read of an address, where a number is no text', () => {
    expect(readDayRange(90)).toEqual({ days: 90 });
  });

  it.each([
    '',
    '29',
    '2026-13',
    '0000-01',
    '2026-02-30..2026-03-01',
    '2026-10-14..2026-10-01',
    '2020-01-01..2026-01-01',
    '1899-12-31..1900-01-02',
    '2026-10-01..',
    null,
    undefined,
    true,
    {},
    ['28'],
    Number.NaN,
    -28,
  ])('anything else is none: %j', (said) => {
    expect(readDayRange(said)).toBeNull();
  });

  it('of the last days ends today, in UTC', () => {
    expect(rangeOfDays({ days: 28 }, NOW)).toEqual({
      range: '28',
      from: '2026-11-02',
      to: '2026-11-29',
      days: 28,
    });
  });

  it('of a month has its days', () => {
    expect(rangeOfDays({ month: '2024-02' }, NOW)).toEqual({
      range: '2024-02',
      from: '2024-02-01',
      to: '2024-02-29',
      days: 29,
    });
    expect(rangeOfDays({ month: '2026-12' }, NOW)).toMatchObject({ to: '2026-12-31', days: 31 });
  });

  it('is the shortest that holds four refreshes of the plan, unless one is chosen', () => {
    expect([24, 168, 336, 720, 2_000].map(defaultDayRange)).toEqual([
      { days: 28 },
      { days: 28 },
      { days: 90 },
      { days: 180 },
      { days: 180 },
    ]);
  });
});
