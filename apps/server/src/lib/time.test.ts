import { describe, expect, it } from 'vitest';
import { dayOf, endOfLastDay, monthOf } from './time.ts';

describe('the calendar of money', () => {
  it('is in UTC, whatever the zone of the machine', () => {
    const lastMoment = new Date('2026-01-31T23:59:59.999Z');
    expect([monthOf(lastMoment), dayOf(lastMoment)]).toEqual(['2026-01', '2026-01-31']);
    const firstMoment = new Date('2026-02-01T00:00:00.000Z');
    expect([monthOf(firstMoment), dayOf(firstMoment)]).toEqual(['2026-02', '2026-02-01']);
  });
});

describe('the end of a last day', () => {
  const now = new Date('2026-03-10T12:00:00Z');

  it('is the moment after that day, and there is none where none is named', () => {
    expect(endOfLastDay('2026-03-10', now)).toEqual(new Date('2026-03-11T00:00:00Z'));
    expect(endOfLastDay(undefined, now)).toBeNull();
  });

  it('is no day that is over', () => {
    expect(() => endOfLastDay('2026-03-09', now)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_ERROR' }),
    );
  });
});
