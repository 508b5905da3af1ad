import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './accounts-messages.ts';
import { Channel } from './channels.ts';
import { WEBHOOK_EVENTS, WEBHOOK_FAILURES, WEBHOOK_STATES } from './choices.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

/** What the secret of an endpoint begins with, as in Standard Webhooks. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/** Where a user has events sent, without its secret. */
export const WebhookEndpoint = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)).max(WEBHOOK_EVENTS.length),
  is_active: z.boolean(),
  /** When the product switched it off because nothing arrived; null: it did not. */
  switched_off_at: z.iso.datetime().nullable(),
  /** Since when nothing has arrived; null: the last event did, or none was sent yet. */
  failing_since: z.iso.datetime().nullable(),
  /** Until then events are signed with the former secret, too. */
  previous_secret_until: z.iso.datetime().nullable(),
  /** False: it is beyond what the plan includes, and nothing is sent to it. */
  is_in_plan: z.boolean(),
  created_at: z.iso.datetime(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const WebhookEndpoints = z.object({
  items: z.array(WebhookEndpoint).max(LIMITS.webhook_endpoints_max),
  /** How many the plan includes; 0: none. */
  endpoints_max: z.number().int().nonnegative(),
});
export type WebhookEndpoints = z.infer<typeof WebhookEndpoints>;

/** The secret, in the only answer that ever holds it. */
export const WebhookSecret = WebhookEndpoints.extend({ id: z.uuid(), secret: z.string() });
export type WebhookSecret = z.infer<typeof WebhookSecret>;

/** An event on its way to an endpoint, or what became of it. */
export const WebhookDelivery = z.object({
  id: z.uuid(),
  /** The header webhook-id: the same however often it is sent. */
  event_id: z.uuid(),
  type: z.enum([...WEBHOOK_EVENTS, 'webhook.test']),
  state: z.enum(WEBHOOK_STATES),
  /** How often it was sent. */
  attempts: z.number().int().nonnegative(),
  created_at: z.iso.datetime(),
  last_attempt_at: z.iso.datetime().nullable(),
  /** When it is sent next; null: not by itself. */
  next_attempt_at: z.iso.datetime().nullable(),
  /** What the endpoint answered last; null where it answered nothing. */
  response_status: z.number().int().nullable(),
  /** Why the last attempt failed. */
  failure: z.enum(WEBHOOK_FAILURES).nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookDeliveries = z.object({
  items: z.array(WebhookDelivery).max(LIMITS.webhook_deliveries_shown_max),
});
export type WebhookDeliveries = z.infer<typeof WebhookDeliveries>;

const Name = plainText(LIMITS.webhook_name_max)
  .trim()
  .min(1, messages.sayWhatEndpoint)
  .max(LIMITS.webhook_name_max, messages.endpointNameTooLong({ max: LIMITS.webhook_name_max }));

/** Which addresses may be sent to is the server's to say: it depends on where it runs. */
const Url = plainText(LIMITS.webhook_url_max)
  .trim()
  .min(1, messages.enterAnAddress)
  .max(LIMITS.webhook_url_max, messages.addressTooLong({ max: LIMITS.webhook_url_max }))
  .refine(
    // A line break would be stored, and is left out of what is asked for.
    (text) => /^https?:\/\/\P{Cc}+$/iu.test(text) && URL.canParse(text),
    messages.enterAFullAddress,
  );

const Events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, messages.chooseAtLeastOneEvent)
  .max(WEBHOOK_EVENTS.length)
  .refine((events) => new Set(events).size === events.length, messages.eachEventCanBeChosen);

export const NewWebhookEndpoint = z.strictObject({ name: Name, url: Url, events: Events });
export type NewWebhookEndpoint = z.infer<typeof NewWebhookEndpoint>;

/** What is left out stays. */
export const ChangedWebhookEndpoint = z.strictObject({
  id: z.uuid(),
  name: Name.optional(),
  url: Url.optional(),
  events: Events.optional(),
  is_active: z.boolean().optional(),
});
export type ChangedWebhookEndpoint = z.infer<typeof ChangedWebhookEndpoint>;

const message = <Type extends string, Data extends z.ZodRawShape>(type: Type, data: Data) =>
  z.object({
    id: z.uuid().describe('The same as the header webhook-id, however often the event is sent'),
    type: z.literal(type),
    timestamp: z.iso.datetime().describe('When it happened'),
    data: z.object({
      ...data,
      answers: z
        .enum(['real', 'simulated'])
        .describe('simulated: of a demonstration, no assistant was asked'),
      url: z.url().describe('The page that shows it'),
    }),
  });

/** What is sent of each kind of event: ids and links, never the text of an answer. */
export const WEBHOOK_MESSAGES = {
  'report.ready': message('report.ready', {
    report_id: z.uuid(),
    run_id: z.uuid(),
    channel: Channel,
    api_url: z.url().describe('The call that reads it, with an API key'),
  }),
  'run.ended': message('run.ended', {
    run_id: z.uuid(),
    state: z
      .enum(['done', 'cancelled', 'budget'])
      .describe('done: everything was asked; budget: a limit of spending stopped it'),
    api_url: z.url().describe('The call that reads it, with an API key'),
  }),
  'webhook.test': message('webhook.test', { endpoint_id: z.uuid() }),
} as const;

export const WebhookMessage = z.discriminatedUnion('type', [
  WEBHOOK_MESSAGES['report.ready'],
  WEBHOOK_MESSAGES['run.ended'],
  WEBHOOK_MESSAGES['webhook.test'],
]);
export type WebhookMessage = z.infer<typeof WebhookMessage>;

const OfId = z.strictObject({ id: z.uuid() });

export const webhooksContract = {
  list_my_webhooks: oc
    .route({
      method: 'GET',
      path: '/api/webhooks',
      tags: ['accounts'],
      summary: 'The webhook endpoints of the signed-in user, the oldest first',
    })
    .output(WebhookEndpoints),
  create_my_webhook: oc
    .route({
      method: 'POST',
      path: '/api/webhooks',
      tags: ['accounts'],
      summary: 'Adds a webhook endpoint; the answer holds its secret, which no later one does',
    })
    .input(NewWebhookEndpoint)
    .output(WebhookSecret),
  update_my_webhook: oc
    .route({
      method: 'PATCH',
      path: '/api/webhooks/{id}',
      tags: ['accounts'],
      summary: 'Changes a webhook endpoint, or switches it on or off',
    })
    .input(ChangedWebhookEndpoint)
    .output(WebhookEndpoints),
  rotate_my_webhook_secret: oc
    .route({
      method: 'POST',
      path: '/api/webhooks/{id}/rotate-secret',
      tags: ['accounts'],
      summary: `Gives a webhook endpoint a new secret; the former one signs, too, for ${LIMITS.webhook_previous_secret_hours} hours`,
    })
    .input(OfId)
    .output(WebhookSecret),
  delete_my_webhook: oc
    .route({
      method: 'DELETE',
      path: '/api/webhooks/{id}',
      tags: ['accounts'],
      summary: 'Removes a webhook endpoint with its deliveries',
    })
    .input(OfId)
    .output(WebhookEndpoints),
  list_my_webhook_deliveries: oc
    .route({
      method: 'GET',
      path: '/api/webhooks/{id}/deliveries',
      tags: ['accounts'],
      summary: `The newest deliveries to a webhook endpoint; they are kept for ${LIMITS.webhook_delivery_days} days`,
    })
    .input(OfId)
    .output(WebhookDeliveries),
  send_test_webhook: oc
    .route({
      method: 'POST',
      path: '/api/webhooks/{id}/test',
      tags: ['accounts'],
      summary: 'Sends the event webhook.test to a webhook endpoint, once',
    })
    .input(OfId)
    .output(WebhookDeliveries),
  send_webhook_again: oc
    .route({
      method: 'POST',
      path: '/api/webhook-deliveries/{id}/send-again',
      tags: ['accounts'],
      summary: 'Sends an event to its webhook endpoint once more, under the same webhook-id',
    })
    .input(OfId)
    .output(WebhookDeliveries),
};
