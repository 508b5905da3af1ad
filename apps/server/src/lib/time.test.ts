import { describe, expect, it } from 'vitest';
import { dayOf, monthOf } from './time.ts';

describe('the calendar of money', () => {
  it('is in UTC, whatever the zone of the machine', () => {
    const lastMoment = new Date('2026-01-31T23:59:59.999Z');
    expect([monthOf(lastMoment), dayOf(lastMoment)]).toEqual(['2026-01', '2026-01-31']);
    const firstMoment = new Date('2026-02-01T00:00:00.000Z');
    expect([monthOf(firstMoment), dayOf(firstMoment)]).toEqual(['2026-02', '2026-02-01']);
  });
});
