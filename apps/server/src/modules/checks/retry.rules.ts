import type { AssistantError } from '@answerscope/assistants';
import { LIMITS } from '@answerscope/contract';

const RETRIES_MAX = 6;
/** A call needs some seconds itself: a wait that leaves none is a wait in vain. */
const CALL_NEEDS_MS = 5_000;

/** Own limits of a sample's tries: kept with it, because a run outlives the process that asks. */
export interface SampleRetry {
  refusals: number;
  unknown_outcomes: number;
  retry_at: Date;
  retry_until: Date | null;
}

/**
 * When a sample of a run is asked again after a failed call; null: not again. Six refusals or fifteen minutes after
 * the first, and one call that may have been billed, counting calls a crash left unknown. A call that our own limits
 * held back never left: it waits and counts as nothing.
 */
export function nextTry(
  error: Pick<AssistantError, 'code' | 'retryable' | 'surely_not_billed' | 'wait_ms' | 'http_status'>,
  tried: Omit<SampleRetry, 'retry_at'>,
  times: { asked_at: Date; now: Date },
  random: () => number = Math.random,
): SampleRetry | null {
  const { asked_at, now } = times;
  const isSent = error.http_status !== null || !['overloaded', 'rate_limited'].includes(error.code);
  if (!isSent && error.surely_not_billed) {
    const waitMs = Math.max(error.wait_ms ?? 0, 1_000) * (1 + random() / 4);
    return { ...tried, retry_at: new Date(now.getTime() + waitMs) };
  }
  const retry_until = tried.retry_until ?? new Date(asked_at.getTime() + LIMITS.run_retry_max_ms);
  const refusals = tried.refusals + (error.surely_not_billed ? 1 : 0);
  const unknown_outcomes = tried.unknown_outcomes + (error.surely_not_billed ? 0 : 1);
  const waitMs = retryWaitMs(
    error,
    error.surely_not_billed ? refusals : unknown_outcomes,
    retry_until.getTime() - now.getTime(),
    random,
  );
  if (waitMs === null) return null;
  return { refusals, unknown_outcomes, retry_until, retry_at: new Date(now.getTime() + waitMs) };
}

/**
 * How long to wait before asking again, in milliseconds; null: not again. At least what the provider asks for, at
 * least 1, 2, 4 … seconds, with up to a quarter more so that many callers do not come back at once.
 * A failure the provider may have billed is asked again once, like a call whose outcome a crash left unknown.
 * @param attemptNo the attempt that just failed, from 1
 * @param timeLeftMs until asking must end
 */
export function retryWaitMs(
  error: Pick<AssistantError, 'retryable' | 'surely_not_billed' | 'wait_ms'>,
  attemptNo: number,
  timeLeftMs: number,
  random: () => number = Math.random,
): number | null {
  const retriesMax = error.surely_not_billed ? RETRIES_MAX : 1;
  if (!error.retryable || attemptNo > retriesMax) return null;
  const shortestMs = Math.max(error.wait_ms ?? 0, 1000 * 2 ** (attemptNo - 1));
  const waitMs = Math.ceil(shortestMs * (1 + random() / 4));
  return waitMs + CALL_NEEDS_MS > timeLeftMs ? null : waitMs;
}
