import { describe, expect, it } from 'vitest';
import { isDue, newestSlot, nextSlot, periodBegin } from './summary-slots.rules.ts';

// A Wednesday.
const WEDNESDAY = new Date('2026-11-25T10:00:00Z');
const at = (iso: string) => new Date(iso);

describe('when a summary is due', () => {
  it('is Monday at eight on the clocks of the user, or every day at eight', () => {
    expect(newestSlot('weekly', 'UTC', WEDNESDAY)).toEqual({
      due_on: '2026-11-23',
      due_at: at('2026-11-23T08:00:00Z'),
    });
    expect(newestSlot('daily', 'UTC', WEDNESDAY).due_on).toBe('2026-11-25');
    expect(nextSlot('weekly', 'UTC', WEDNESDAY)).toEqual({
      due_on: '2026-11-30',
      due_at: at('2026-11-30T08:00:00Z'),
    });
    expect(nextSlot('daily', 'UTC', WEDNESDAY).due_on).toBe('2026-11-26');
    expect(newestSlot('weekly', 'America/New_York', WEDNESDAY).due_at).toEqual(at('2026-11-23T13:00:00Z'));
  });

  it('is the slot before while today’s has not come, and this one from its first moment on', () => {
    const monday = (time: string) => at(`2026-11-23T${time}Z`);
    expect(newestSlot('weekly', 'UTC', monday('07:59:59')).due_on).toBe('2026-11-16');
    expect(newestSlot('weekly', 'UTC', monday('08:00:00')).due_on).toBe('2026-11-23');
    expect(nextSlot('weekly', 'UTC', monday('07:59:59')).due_on).toBe('2026-11-23');
    expect(nextSlot('weekly', 'UTC', monday('08:00:00')).due_on).toBe('2026-11-30');
    expect(newestSlot('daily', 'UTC', monday('00:30:00')).due_on).toBe('2026-11-22');
  });

  it('follows the calendar of the user, over the ends of months and changes of clocks', () => {
    // It is Monday in Auckland while it is Sunday in UTC.
    expect(newestSlot('weekly', 'Pacific/Auckland', at('2026-11-29T20:00:00Z')).due_on).toBe('2026-11-30');
    expect(newestSlot('weekly', 'UTC', at('2026-12-02T10:00:00Z')).due_on).toBe('2026-11-30');
    // Clocks in Berlin were set back on the 25th of October.
    expect(newestSlot('daily', 'Europe/Berlin', at('2026-10-24T12:00:00Z')).due_at).toEqual(
      at('2026-10-24T06:00:00Z'),
    );
    expect(newestSlot('daily', 'Europe/Berlin', at('2026-10-25T12:00:00Z')).due_at).toEqual(
      at('2026-10-25T07:00:00Z'),
    );
  });

  it('is over two days later, and never before its user chose', () => {
    const slot = newestSlot('weekly', 'UTC', WEDNESDAY);
    const due = (now: string, chosen: string | null = null) =>
      isDue(slot, { now: at(now), chosen_at: chosen === null ? null : at(chosen) });
    expect(due('2026-11-23T08:00:00Z')).toBe(true);
    expect(due('2026-11-25T07:59:00Z')).toBe(true);
    expect(due('2026-11-25T08:00:00Z')).toBe(false);
    expect(due('2026-11-23T09:00:00Z', '2026-11-23T08:30:00Z')).toBe(false);
    expect(due('2026-11-23T09:00:00Z', '2026-11-22T08:30:00Z')).toBe(true);
  });
});

describe('what a summary covers', () => {
  const slot = newestSlot('weekly', 'UTC', WEDNESDAY);

  it('begins where the last one ended, also where one was left out', () => {
    expect(periodBegin('weekly', slot, at('2026-11-20T08:00:00Z'))).toEqual(at('2026-11-20T08:00:00Z'));
    expect(periodBegin('weekly', slot, at('2026-11-02T08:00:00Z'))).toEqual(at('2026-11-02T08:00:00Z'));
  });

  it('is its own period for the first one, and after a long pause', () => {
    expect(periodBegin('weekly', slot, null)).toEqual(at('2026-11-16T08:00:00Z'));
    expect(periodBegin('weekly', slot, at('2026-09-01T08:00:00Z'))).toEqual(at('2026-11-16T08:00:00Z'));
    expect(periodBegin('daily', newestSlot('daily', 'UTC', WEDNESDAY), null)).toEqual(
      at('2026-11-24T08:00:00Z'),
    );
  });
});
