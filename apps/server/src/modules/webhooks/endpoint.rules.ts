import {
  appError,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEndpoints,
} from '@answerscope/contract';
import type { DeliveryRow } from './deliveries.queries.ts';
import type { EndpointRow } from './endpoints.queries.ts';
import * as messages from './messages.ts';

/** The endpoints of a user as they are shown: those beyond the plan are the newest. */
export function toEndpoints(rows: readonly EndpointRow[], endpointsMax: number, now: Date): WebhookEndpoints {
  return {
    items: rows.map((row, place) => toEndpoint(row, { isInPlan: place < endpointsMax, now })),
    endpoints_max: endpointsMax,
  };
}

function toEndpoint(row: EndpointRow, { isInPlan, now }: { isInPlan: boolean; now: Date }): WebhookEndpoint {
  const { previous_secret_until: until } = row;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    is_active: row.is_active,
    switched_off_at: row.switched_off_at?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    previous_secret_until: until !== null && until > now ? until.toISOString() : null,
    is_in_plan: isInPlan,
    created_at: row.created_at.toISOString(),
  };
}

/** A delivery as it is shown. */
export function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    event_id: row.event_id,
    type: row.type,
    state: row.state,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    response_status: row.response_status,
    failure: row.failure,
  };
}

/** Why somebody may not have one more endpoint, or use one beyond the plan; null: they may. */
export function refuseEndpoint(place: number, endpointsMax: number) {
  if (place < endpointsMax) return null;
  if (endpointsMax === 0)
    return appError('PAYMENT_REQUIRED', {
      message: messages.noWebhooksInPlan,
      details: { reason: 'webhooks_not_in_plan' },
    });
  return appError('PAYMENT_REQUIRED', {
    message: messages.endpointLimit({ max: endpointsMax }),
    details: { reason: 'webhook_limit' },
  });
}

/** The secrets that sign now, the newest first; as they are stored. */
export function validSecrets(
  { secret, previous_secret, previous_secret_until }: EndpointRow,
  now: Date,
): string[] {
  const isStillValid = previous_secret_until !== null && previous_secret_until > now;
  return previous_secret !== null && isStillValid ? [secret, previous_secret] : [secret];
}
