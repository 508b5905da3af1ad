import { describe, expect, it } from 'vitest';
import {
  isQuick,
  nextAttemptAt,
  quickFrom,
  RETRY_WAITS_MS,
  sentOf,
  shouldDisable,
  TEST_CHARGE,
  TEST_TIMEOUT_MS,
  unusedCharge,
} from './delivery.rules.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const HOUR_MS = 3_600_000;
const next = (attempts: number, other: object = {}) =>
  nextAttemptAt(
    { type: 'report.ready', attempts, earlier_attempts: 0, ...other },
    { failure: 'status', now: NOW },
  );

describe('an attempt', () => {
  it('has arrived with any status of success, and with no other', () => {
    for (const status of [200, 202, 204, 299]) expect(sentOf(status)).toEqual({ arrived: true, status });
    expect(sentOf(302)).toEqual({ arrived: false, status: 302, failure: 'redirect' });
    expect(sentOf(410)).toEqual({ arrived: false, status: 410, failure: 'gone' });
    for (const status of [0, 199, 400, 404, 500, 503])
      expect(sentOf(status)).toEqual({ arrived: false, status, failure: 'status' });
  });

  it('is made six times, the last about a day after the first', () => {
    const waits = [1, 2, 3, 4, 5].map((attempts) => (next(attempts)?.getTime() ?? 0) - NOW.getTime());
    expect(waits).toEqual(RETRY_WAITS_MS);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.reduce((sum, wait) => sum + wait, 0) / HOUR_MS).toBeCloseTo(24.2, 1);
    expect(next(6)).toBeNull();
  });

  it('that a person asked for begins the pauses anew', () => {
    expect(next(7, { earlier_attempts: 6 })).toEqual(next(1));
    expect(next(12, { earlier_attempts: 6 })).toBeNull();
  });

  it('is the only one of a test, and of what is gone or switched off', () => {
    expect(next(1, { type: 'webhook.test' })).toBeNull();
    const asked = { type: 'report.ready', attempts: 1, earlier_attempts: 0 } as const;
    expect(nextAttemptAt(asked, { failure: 'gone', now: NOW })).toBeNull();
    expect(nextAttemptAt(asked, { failure: 'switched_off', now: NOW })).toBeNull();
  });
});

describe('an endpoint', () => {
  const off = (hours: number, other: object = {}) =>
    shouldDisable({
      type: 'report.ready',
      failure: 'timeout',
      failing_since: new Date(NOW.getTime() - hours * HOUR_MS),
      now: NOW,
      ...other,
    });

  it('is switched off when nothing has arrived for three days', () => {
    expect(off(71)).toBe(false);
    expect(off(72)).toBe(true);
  });

  it('is switched off at once when it says that it is gone, and never by a test', () => {
    expect(off(0, { failure: 'gone' })).toBe(true);
    expect(off(200, { type: 'webhook.test' })).toBe(false);
    expect(off(0, { type: 'webhook.test', failure: 'gone' })).toBe(false);
  });
});

describe('a receiver', () => {
  const quickAfter = (before: Date | null, sent: Parameters<typeof quickFrom>[1]['sent'], ms = 100) =>
    quickFrom(before, { sent, ms, now: NOW });
  const timeout = { arrived: false, status: null, failure: 'timeout' } as const;
  const isQuickNow = (quick_from: Date | null, minutes = 0) =>
    isQuick({ quick_from }, new Date(NOW.getTime() + minutes * 60_000));

  it('is quick until it was slow, whatever it answers', () => {
    expect(isQuickNow(null)).toBe(true);
    for (const sent of [
      sentOf(204),
      sentOf(500),
      { arrived: false, status: null, failure: 'not_reached' } as const,
    ])
      expect(isQuickNow(quickAfter(null, sent))).toBe(true);
    expect(isQuickNow(quickAfter(NOW, sentOf(204)))).toBe(true);
  });

  it.each([
    ['was slow', 10, quickAfter(null, sentOf(204), 1_001)],
    ['was slow again', 10, quickAfter(NOW, sentOf(204), 1_001)],
    ['has not answered yet', 10, quickAfter(NOW, null, Number.POSITIVE_INFINITY)],
    ['did not answer', 24 * 60, quickAfter(NOW, timeout)],
    ['did not answer, and then was slow', 24 * 60, quickAfter(quickAfter(NOW, timeout), sentOf(204), 1_001)],
  ])('that %s is quick again after %d minutes, not with its next quick answer', (_, minutes, slow) => {
    expect(isQuickNow(slow)).toBe(false);
    expect(isQuickNow(quickAfter(slow, sentOf(204)))).toBe(false);
    expect(isQuickNow(slow, minutes - 1)).toBe(false);
    expect(isQuickNow(slow, minutes)).toBe(true);
  });
});

it.each([
  [0, 1],
  [1_000, 1],
  [1_001, 2],
  [4_900, 5],
  [TEST_TIMEOUT_MS + 300, 5],
])('a test that took %d ms counts as %d', (ms, counted) => {
  expect(TEST_CHARGE - unusedCharge(TEST_CHARGE, ms)).toBe(counted);
});
