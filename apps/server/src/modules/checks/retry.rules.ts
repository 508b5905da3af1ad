import type { AssistantError } from '@answerscope/assistants';

const ATTEMPTS_MAX = 6;

/**
 * How long to wait before asking again, in milliseconds; null: not again. The provider's own wait is honoured; else
 * 1, 2, 4 … seconds with up to a quarter more, so that many callers do not come back at once.
 * @param attemptNo the attempt that just failed, from 1
 * @param timeLeftMs until the caller must have been answered
 */
export function retryWaitMs(
  error: Pick<AssistantError, 'retryable' | 'wait_ms'>,
  attemptNo: number,
  timeLeftMs: number,
  random: () => number = Math.random,
): number | null {
  if (!error.retryable || attemptNo >= ATTEMPTS_MAX) return null;
  const waitMs = error.wait_ms ?? 1000 * 2 ** (attemptNo - 1) * (1 + random() / 4);
  // A call needs some seconds itself: a wait that leaves none is a wait in vain.
  return waitMs + 5_000 > timeLeftMs ? null : Math.ceil(waitMs);
}
