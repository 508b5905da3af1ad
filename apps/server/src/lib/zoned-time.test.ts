import { describe, expect, it } from 'vitest';
import { localTimeOf, momentOf } from './zoned-time.ts';

const at = (text: string) => {
  const [year, month, day, hour, minute] = text.split(/[- :]/).map(Number);
  return {
    year: year ?? 0,
    month: month ?? 0,
    day: day ?? 0,
    hour: hour ?? 0,
    minute: minute ?? 0,
    second: 0,
  };
};
const moment = (text: string, zone: string) => momentOf(at(text), zone).toISOString();

describe('a time of day in a zone', () => {
  it('is the moment at which its clocks show it, summer and winter', () => {
    expect(moment('2026-01-15 05:20', 'America/New_York')).toBe('2026-01-15T10:20:00.000Z');
    expect(moment('2026-07-15 05:20', 'America/New_York')).toBe('2026-07-15T09:20:00.000Z');
    expect(moment('2026-07-15 05:20', 'Asia/Kathmandu')).toBe('2026-07-14T23:35:00.000Z');
    expect(moment('2026-07-15 05:20', 'UTC')).toBe('2026-07-15T05:20:00.000Z');
  });

  it('that is skipped in spring is an hour later on the clock, and one that comes twice in autumn is the first', () => {
    expect(moment('2026-03-08 02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(localTimeOf(new Date('2026-03-08T07:30:00Z'), 'America/New_York')).toMatchObject({ hour: 3 });
    expect(moment('2026-11-01 01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(moment('2026-10-25 02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('is right on the days clocks change, on either side of the change', () => {
    expect(moment('2026-03-29 05:00', 'Europe/Berlin')).toBe('2026-03-29T03:00:00.000Z');
    expect(moment('2026-03-29 01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z');
    expect(moment('2026-10-25 05:00', 'Europe/Berlin')).toBe('2026-10-25T04:00:00.000Z');
  });

  it('of a day past the end of a month is in the next', () => {
    expect(moment('2026-01-32 05:00', 'Europe/Berlin')).toBe('2026-02-01T04:00:00.000Z');
  });
});
