import { WEBHOOK_MESSAGES } from '@answerscope/contract';
import type { z } from 'zod';
import { exampleOf } from './made-example.ts';
import { toResponses } from './refusals.ts';

/** The stream of changes, which is no procedure: the listener opens it. */
export const describeEvents = () => ({
  operationId: 'events',
  tags: ['events'],
  summary: 'What changes, as it changes, as a stream of server-sent events',
  description:
    'Events named `message` carry one event of ours each. `ready` opens the stream and comes again when events may have been missed. Its data says for how many milliseconds, until now, every event is known (`reach_ms`), and how many have passed since the latest of each type (`recent`). Read again what you read before such an event, or before the reach. `heartbeat` says that the stream is alive.',
  responses: {
    ...toResponses([
      'UNAUTHORIZED',
      'FORBIDDEN',
      'RATE_LIMIT_EXCEEDED',
      'INTERNAL_SERVER_ERROR',
      'SERVICE_UNAVAILABLE',
    ]),
    '200': {
      description: 'The stream',
      content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/Event' } } },
    },
  },
});

/** What is sent to webhook endpoints. */
export function describeWebhooks(toSchema: (message: z.ZodType) => unknown) {
  return Object.fromEntries(
    Object.entries(WEBHOOK_MESSAGES).map(([type, message]) => [
      type,
      { post: webhookOperation(type, { schema: toSchema(message), example: exampleOf(message) }) },
    ]),
  );
}

function webhookOperation(type: string, media: { schema: unknown; example: unknown }) {
  return {
    operationId: type,
    tags: ['webhooks'],
    summary: WEBHOOK_SUMMARIES[type as keyof typeof WEBHOOK_MESSAGES],
    description: WEBHOOK_DESCRIPTION,
    requestBody: {
      required: true,
      content: { 'application/json': media },
    },
    responses: { '2XX': { description: 'Delivered. Any other status is retried.' } },
  };
}

const WEBHOOK_SUMMARIES: Readonly<Record<keyof typeof WEBHOOK_MESSAGES, string>> = {
  'report.ready': 'A report of an assistant is ready',
  'run.ended': 'A run has ended. A resumed run sends this again.',
  'webhook.test': 'Sent from the settings, to try an endpoint out',
};

const WEBHOOK_DESCRIPTION =
  'Sent by POST to each endpoint of the settings that asked for it, signed as Standard Webhooks (https://www.standardwebhooks.com) has it: `webhook-signature` holds `v1,` and base64(HMAC-SHA256(`webhook-id`.`webhook-timestamp`.body)) for each valid secret, separated by a space. The key is what follows `whsec_` in the secret, decoded from base64. Refuse what is older than five minutes. Answer with a status of 200 to 299 within 10 seconds; redirects are not followed. What did not arrive is sent again after 1 minute, 10 minutes, 1 hour, 5 hours and 18 hours under the same `webhook-id`, so an event can arrive twice, and events can arrive in another order. Status 410 switches the endpoint off.';
