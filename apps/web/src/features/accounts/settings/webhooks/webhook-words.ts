import {
  commaList,
  WEBHOOK_EVENTS,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEvent,
  type WebhookFailure,
} from '@answerscope/contract';
import { formatDateTime } from '../../../../lib/format.ts';
import * as settingsMessages from '../messages.ts';
import * as messages from './messages.ts';

const EVENT_LABELS: Readonly<Record<WebhookDelivery['type'], string>> = {
  'report.ready': messages.aReportIsReady,
  'run.ended': messages.aRunHasEnded,
  'webhook.test': messages.testEvent,
};

/** What an event is called. */
export const eventLabel = (type: WebhookDelivery['type']): string => EVENT_LABELS[type];

export const EVENT_CHOICES: readonly { value: WebhookEvent; label: string }[] = WEBHOOK_EVENTS.map(
  (value) => ({
    value,
    label: messages.eventWithName({ event: EVENT_LABELS[value], name: value }),
  }),
);

/** How an endpoint stands. */
export function standingOf({ is_in_plan, is_active, switched_off_at, failing_since }: WebhookEndpoint): {
  label: string;
  tone: 'positive' | 'negative' | 'warning' | undefined;
} {
  if (!is_in_plan) return { label: messages.notInYourPlan, tone: 'warning' };
  if (switched_off_at !== null && !is_active) return { label: messages.switchedOff, tone: 'negative' };
  if (!is_active) return { label: settingsMessages.off, tone: undefined };
  return failing_since === null
    ? { label: settingsMessages.on, tone: 'positive' }
    : { label: messages.failing, tone: 'warning' };
}

/** What is sent to an endpoint, in one line, and how long a former secret still holds. */
export function endpointInWords(
  { events, failing_since, previous_secret_until }: WebhookEndpoint,
  timeZone: string | undefined,
): string {
  const at = (iso: string) => formatDateTime(iso, timeZone);
  return [
    commaList(events.map(eventLabel)),
    ...(failing_since === null ? [] : [messages.nothingArrivedSince({ time: at(failing_since) })]),
    ...(previous_secret_until === null
      ? []
      : [messages.formerSecretSigns({ time: at(previous_secret_until) })]),
  ].join(' · ');
}

const FAILURES: Readonly<Record<WebhookFailure, string>> = {
  status: messages.failedWithStatus,
  redirect: messages.failedByRedirect,
  gone: messages.failedAsGone,
  timeout: messages.failedByTimeout,
  not_resolved: messages.failedToResolve,
  not_allowed: messages.failedAsPrivate,
  not_reached: messages.failedToReach,
  not_secure: messages.failedByCertificate,
  switched_off: messages.failedWhileOff,
  internal: messages.failedToSend,
};

/** What came of a delivery, in one line. */
export function deliveryInWords(
  { attempts, failure, response_status: status, next_attempt_at, state }: WebhookDelivery,
  timeZone: string | undefined,
): string {
  const why = state === 'delivered' || failure === null ? [] : [FAILURES[failure]];
  const answered = status === null ? [] : [messages.answeredStatus({ status: String(status) })];
  const tried = attempts === 0 ? [] : [messages.attempts({ count: attempts })];
  const isSentLater = state === 'waiting' && attempts > 0 && next_attempt_at !== null;
  const next = isSentLater ? [messages.nextAttempt({ time: formatDateTime(next_attempt_at, timeZone) })] : [];
  return [...why, ...answered, ...tried, ...next].join(' · ');
}
