import type { AssistantError } from '@answerscope/assistants';

const RETRIES_MAX = 6;
/** A call needs some seconds itself: a wait that leaves none is a wait in vain. */
const CALL_NEEDS_MS = 5_000;

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
