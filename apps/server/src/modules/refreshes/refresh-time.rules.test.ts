import { describe, expect, it } from 'vitest';
import { accountId } from '../../../test/ids.ts';
import { newId } from '../../lib/ids.ts';
import { localTimeOf } from '../../lib/zoned-time.ts';
import { allowedAgainAt, nextRefreshAt, nextSlot, plannedRefreshAt, roomFrom } from './refresh-time.rules.ts';

const HOUR_MS = 3_600_000;
const account_id = accountId('0199f000-0000-7000-8000-000000000001');
const basis = (frequency_hours: number, time_zone = 'Europe/Berlin') => ({
  account_id,
  time_zone,
  frequency_hours,
});
const hourIn = (moment: Date, zone: string) => localTimeOf(moment, zone).hour;
const hoursBetween = (one: Date, other: Date) => (other.getTime() - one.getTime()) / HOUR_MS;

describe('the next refresh', () => {
  const slot = nextSlot(basis(24), new Date('2026-03-26T12:00:00Z'));

  it.each([null, new Date('2026-03-26T10:00:00Z')])(
    'of a channel that an upgrade makes due is now, else as ever: %s',
    (last_refreshed_at) => {
      const planned = (is_due_by_upgrade: boolean) =>
        plannedRefreshAt(basis(168), { last_refreshed_at, is_due_by_upgrade }, slot);
      expect(planned(true)).toEqual(slot);
      expect(planned(false)).toEqual(nextRefreshAt(basis(168), last_refreshed_at, slot));
    },
  );

  it('of a plan by days is in the same hour of the night of that day, at the same minute for a user', () => {
    for (const [frequency_hours, days] of [
      [24, 1],
      [168, 7],
      [720, 30],
    ] as const) {
      const next = nextRefreshAt(basis(frequency_hours, 'UTC'), new Date('2026-01-10T05:59:59Z'), slot);
      expect(next.toISOString().slice(0, 14)).toBe(`2026-0${days === 30 ? '2-09' : `1-${10 + days}`}T05:`);
      expect(next.getTime() % HOUR_MS).toBe(slot.getTime() % HOUR_MS);
    }
  });

  it('keeps its hour when clocks change: the days between are 23 and 25 hours long', () => {
    const days = [slot];
    for (let day = 0; day < 4; day += 1) days.push(nextRefreshAt(basis(24), days.at(-1) ?? slot, slot));
    expect(days.map((moment) => hourIn(moment, 'Europe/Berlin'))).toEqual([5, 5, 5, 5, 5]);
    expect(days.slice(1).map((moment, at) => hoursBetween(days[at] ?? moment, moment))).toEqual([
      ...[24, 23, 24, 24],
    ]);
    const autumn = nextSlot(basis(24), new Date('2026-10-24T00:00:00Z'));
    expect(hoursBetween(autumn, nextRefreshAt(basis(24), autumn, autumn))).toBe(25);
  });

  it('after one that ran late is at the usual time again, and missed days are not made up for', () => {
    const late = new Date('2026-02-10T19:30:00Z');
    const next = nextRefreshAt(basis(24, 'UTC'), late, late);
    expect(next.toISOString().slice(0, 14)).toBe('2026-02-11T05:');
  });

  it('of a plan by hours comes that many hours later, always at the same minute of the hour', () => {
    const first = nextSlot(basis(6), new Date('2026-02-10T00:00:00Z'));
    expect(hoursBetween(first, nextRefreshAt(basis(6), first, first))).toBe(6);
    const done = new Date(first.getTime() + 90_000);
    expect(hoursBetween(first, nextRefreshAt(basis(6), done, done))).toBe(7);
  });

  it('of a plan by hours is never earlier than those hours after the last, and less than an hour later', () => {
    for (const frequency_hours of [1, 5, 25])
      for (let second = 0; second < 3_600; second += 7) {
        const last = new Date(Date.parse('2026-02-10T10:00:00Z') + second * 1_000);
        const next = nextRefreshAt(basis(frequency_hours, 'UTC'), last, last);
        const hours = hoursBetween(last, next);
        expect(hours).toBeGreaterThanOrEqual(frequency_hours);
        expect(hours).toBeLessThan(frequency_hours + 1);
        expect(next.getTime() % HOUR_MS).toBe(slot.getTime() % HOUR_MS);
      }
  });

  it('of a channel never refreshed is in the coming night, but not within the next hour', () => {
    const justBefore = new Date(slot.getTime() - HOUR_MS / 2);
    expect(hoursBetween(slot, nextRefreshAt(basis(24), null, justBefore))).toBe(24);
    const earlier = new Date(slot.getTime() - 2 * HOUR_MS);
    expect(nextRefreshAt(basis(720), null, earlier)).toEqual(slot);
  });

  it('of many users spreads over the hour', () => {
    const minutes = Array.from({ length: 600 }, () => {
      const next = nextSlot({ ...basis(24, 'UTC'), account_id: newId() }, new Date('2026-02-10T00:00:00Z'));
      expect(next.getUTCHours()).toBe(5);
      return next.getUTCMinutes();
    });
    const perQuarter = [0, 15, 30, 45].map(
      (from) => minutes.filter((m) => m >= from && m < from + 15).length,
    );
    // 600 users, a quarter of them each; seven standard deviations either way.
    for (const count of perQuarter) expect(Math.abs(count - 150)).toBeLessThan(75);
  });
});

it('where the period is enforced, the next check of all keywords is allowed exactly the period later', () => {
  const done = new Date('2026-02-10T19:30:00Z');
  expect(allowedAgainAt(24, done)).toEqual(new Date('2026-02-11T19:30:00Z'));
  expect(allowedAgainAt(24, null)).toBeNull();
});

describe('where the period is enforced, within it', () => {
  const asked = (...runs: [string, number][]) =>
    runs.map(([day, keywords]) => ({ at: new Date(`2026-02-${day}T00:00:00Z`), keywords }));
  const room = (keywords: number, runs: [string, number][]) =>
    roomFrom({ keywords, active_keywords: 10, frequency_hours: 168, asked: asked(...runs) });

  it('every keyword may be asked once and half of them again, in any portions', () => {
    expect(room(10, [])).toBeNull();
    expect(room(5, [['10', 10]])).toBeNull();
    expect(room(9, [['10', 6]])).toBeNull();
    expect(room(10, [['10', 5]])).toBeNull();
  });

  it('more must wait until so many of the checks before are older than the period', () => {
    expect(room(6, [['10', 10]])).toEqual(new Date('2026-02-17T00:00:00Z'));
    const often: [string, number][] = [
      ['12', 9],
      ['10', 1],
      ['11', 5],
    ];
    expect(room(1, often)).toEqual(new Date('2026-02-17T00:00:00Z'));
    expect(room(2, often)).toEqual(new Date('2026-02-18T00:00:00Z'));
    expect(room(10, often)).toEqual(new Date('2026-02-19T00:00:00Z'));
  });
});
