import { LIMITS, type WebhookFailure } from '@answerscope/contract';
import { DAY_MS } from '../../lib/time.ts';
import type { webhook_deliveries } from './webhooks.tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long an event that did not arrive waits before it is sent again: six attempts, the last about a day after the first. */
export const RETRY_WAITS_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 5 * HOUR_MS, 18 * HOUR_MS] as const;

/** What came of one attempt. */
export type Sent =
  | { arrived: true; status: number }
  | { arrived: false; status: number | null; failure: WebhookFailure };

/** What an answer with this status means. Redirects are not followed: they could lead anywhere. */
export function sentOf(status: number): Sent {
  if (status >= 200 && status < 300) return { arrived: true, status };
  if (status === 410) return { arrived: false, status, failure: 'gone' };
  return { arrived: false, status, failure: status >= 300 && status < 400 ? 'redirect' : 'status' };
}

/** A receiver that takes longer is slow. */
const SLOW_MS = 2_000;
/** A receiver that was slow is sent to apart from quick ones for so long. */
const APART_MS = 10 * MINUTE_MS;
/** The same of one that did not answer: longer than the pauses between its retries. */
const APART_AFTER_SILENCE_MS = DAY_MS;

/**
 * From when a receiver counts as quick, after an attempt that took `ms`. A receiver
 * that is not quick uses a queue of its own, so that it does not delay other users' events.
 */
export function quickFrom(
  before: Date | null,
  { sent, ms, now }: { sent: Sent; ms: number; now: Date },
): Date | null {
  if (!sent.arrived && sent.failure === 'timeout') return new Date(now.getTime() + APART_AFTER_SILENCE_MS);
  const isSlow = ms > SLOW_MS;
  if (isSlow) return new Date(now.getTime() + APART_MS);
  return before ?? (sent.status === null ? null : now);
}

/** Whether an endpoint is sent to with the quick ones. */
export function isQuick({ quick_from }: { quick_from: Date | null }, now: Date): boolean {
  return quick_from !== null && quick_from <= now;
}

type Counted = Pick<typeof webhook_deliveries.$inferSelect, 'type' | 'attempts' | 'earlier_attempts'>;

/** When an event is sent again after its newest attempt failed; null: not by itself. A test is sent once. */
export function nextAttemptAt(
  { type, attempts, earlier_attempts }: Counted,
  { failure, now }: { failure: WebhookFailure; now: Date },
): Date | null {
  if (type === 'webhook.test' || failure === 'gone' || failure === 'switched_off') return null;
  const waitMs = RETRY_WAITS_MS[attempts - earlier_attempts - 1];
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs);
}

/** Whether an endpoint is switched off after an event for it was given up. */
export function isToBeSwitchedOff({
  type,
  failure,
  failing_since,
  now,
}: Pick<Counted, 'type'> & { failure: WebhookFailure; failing_since: Date; now: Date }): boolean {
  if (type === 'webhook.test') return false;
  if (failure === 'gone') return true;
  return now.getTime() - failing_since.getTime() >= LIMITS.webhook_failing_days * DAY_MS;
}
