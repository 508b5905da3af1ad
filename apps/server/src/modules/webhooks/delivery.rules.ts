import { LIMITS, type WebhookFailure } from '@answerscope/contract';
import type { AccountId } from '../../lib/ids.ts';
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

/** A receiver that takes longer is slow, and the place of a quick one is taken from it. */
export const SLOW_MS = 1_000;
/** A receiver that was slow is sent to apart from quick ones for so long. */
const APART_MS = 10 * MINUTE_MS;
/** The same of one that did not answer: longer than the pauses between its retries. */
const APART_AFTER_SILENCE_MS = DAY_MS;

/**
 * From when a receiver counts as quick, after an attempt that took `ms`; null as long as it was never slow. `sent`: null
 * while it has not answered yet. A receiver that is not quick uses a queue of its own, so that it does not delay other
 * users' events.
 */
export function quickFrom(
  before: Date | null,
  { sent, ms, now }: { sent: Sent | null; ms: number; now: Date },
): Date | null {
  const isSilent = sent?.arrived === false && sent.failure === 'timeout';
  const apartMs = isSilent ? APART_AFTER_SILENCE_MS : ms > SLOW_MS ? APART_MS : 0;
  if (apartMs === 0) return before;
  return new Date(Math.max(before?.getTime() ?? 0, now.getTime() + apartMs));
}

/** Whether an endpoint is sent to with the quick ones. */
export function isQuick({ quick_from }: { quick_from: Date | null }, now: Date): boolean {
  return quick_from === null || quick_from <= now;
}

/** What a user sends by hand is counted in. */
export const sendingBucket = (accountId: AccountId) => `webhooks:${accountId}`;
/** Somebody waits for a test in front of the page. */
export const TEST_TIMEOUT_MS = 5_000;
/** As how many sent by hand a test counts until its receiver has answered: one for each second that it may take. */
export const TEST_CHARGE = TEST_TIMEOUT_MS / 1_000;

/** How much of its charge a test that took `ms` gets back: it counts as one for each second begun, and at least as one. */
export function unusedCharge(charge: number, ms: number): number {
  return Math.max(0, charge - Math.max(1, Math.ceil(ms / 1_000)));
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
export function shouldDisable({
  type,
  failure,
  failing_since,
  now,
}: Pick<Counted, 'type'> & { failure: WebhookFailure; failing_since: Date; now: Date }): boolean {
  if (type === 'webhook.test') return false;
  if (failure === 'gone') return true;
  return now.getTime() - failing_since.getTime() >= LIMITS.webhook_failing_days * DAY_MS;
}
