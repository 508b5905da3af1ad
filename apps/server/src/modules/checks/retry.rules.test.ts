import { describe, expect, it } from 'vitest';
import { nextTry, retryWaitMs } from './retry.rules.ts';

const LONG_MS = 15 * 60_000;
const limited = { retryable: true, surely_not_billed: true, wait_ms: null };
const torn = { retryable: true, surely_not_billed: false, wait_ms: null };
const none = () => 0;

describe('asking again after a failure', () => {
  it('pauses grow: 1, 2, 4, 8, 16, 32 seconds, then no more', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attemptNo) => retryWaitMs(limited, attemptNo, LONG_MS, none));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, null]);
  });

  it('what may have been billed is asked again once', () => {
    expect([1, 2].map((attemptNo) => retryWaitMs(torn, attemptNo, LONG_MS, none))).toEqual([1000, null]);
  });

  it('a failure that stays is not asked again', () => {
    expect(retryWaitMs({ ...limited, retryable: false }, 1, LONG_MS, none)).toBeNull();
  });

  it("the provider's wait is a minimum", () => {
    expect(retryWaitMs({ ...limited, wait_ms: 7000 }, 1, LONG_MS, none)).toBe(7000);
    expect(retryWaitMs({ ...limited, wait_ms: 0 }, 3, LONG_MS, none)).toBe(4000);
  });

  it('up to a quarter is added by chance, never taken away, in whole milliseconds', () => {
    expect(retryWaitMs({ ...limited, wait_ms: 7001 }, 1, LONG_MS, () => 0.999)).toBe(8750);
    for (let draw = 0; draw < 100; draw += 1) {
      const waitMs = retryWaitMs(limited, 2, LONG_MS);
      expect(waitMs).toBeGreaterThanOrEqual(2000);
      expect(waitMs).toBeLessThanOrEqual(2500);
    }
  });

  it('a wait that leaves no time for the call itself is not begun', () => {
    expect(retryWaitMs(limited, 1, 6000, none)).toBe(1000);
    expect(retryWaitMs(limited, 1, 5999, none)).toBeNull();
    expect(retryWaitMs({ ...limited, wait_ms: 60_000 }, 1, 60_000, none)).toBeNull();
  });
});

describe('a sample of a run', () => {
  const at = new Date('2026-03-02T12:00:00Z');
  const fresh = { refusals: 0, unknown_outcomes: 0, retry_until: null };
  const times = { asked_at: at, now: at };
  const none = () => 0;
  const refusal = {
    ...({ code: 'rate_limited', http_status: 429, wait_ms: 5_000 } as const),
    retryable: true,
    surely_not_billed: true,
  } as const;

  it('is asked again after the wait the provider names, until fifteen minutes after its first try', () => {
    const retry = nextTry(refusal, fresh, times, none);
    expect(retry).toEqual({
      refusals: 1,
      unknown_outcomes: 0,
      retry_at: new Date('2026-03-02T12:00:05Z'),
      retry_until: new Date('2026-03-02T12:15:00Z'),
    });
    const late = { asked_at: at, now: new Date('2026-03-02T12:14:58Z') };
    expect(nextTry(refusal, { ...fresh, retry_until: retry?.retry_until ?? null }, late, none)).toBeNull();
    expect(nextTry(refusal, { ...fresh, refusals: 6 }, times, none)).toBeNull();
  });

  it('is asked once more after a call that may have been billed, not after one that a crash left unknown', () => {
    const torn = { ...refusal, code: 'network', http_status: null, surely_not_billed: false } as const;
    expect(nextTry(torn, fresh, times, none)).toMatchObject({ refusals: 0, unknown_outcomes: 1 });
    expect(nextTry(torn, { ...fresh, unknown_outcomes: 1 }, times, none)).toBeNull();
  });

  it('waits without losing a try when our own limits held it back', () => {
    const busy = { ...refusal, code: 'overloaded', http_status: null, wait_ms: null } as const;
    expect(nextTry(busy, { ...fresh, refusals: 6 }, times, none)).toEqual({
      refusals: 6,
      unknown_outcomes: 0,
      retry_until: null,
      retry_at: new Date('2026-03-02T12:00:01Z'),
    });
  });
});
