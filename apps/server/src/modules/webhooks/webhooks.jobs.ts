import { LIMITS } from '@answerscope/contract';
import { z } from 'zod';
import { inTransaction } from '../../database/pool.ts';
import { publishEvent } from '../../events/publish-event.ts';
import { defineJob } from '../../jobs/index.ts';
import { DAY_MS } from '../../lib/time.ts';
import { deleteDeliveriesBefore, failDelivery } from './deliveries.queries.ts';
import { forgetPreviousSecrets } from './endpoints.queries.ts';
import { deliver } from './use-cases/deliver-webhook.ts';
import type { WebhookJobContext } from './webhooks.services.ts';

/** Receivers are slow by ten seconds at most: so many are sent to at once, and few of one user, so that nobody waits for another's. */
const AT_ONCE = { jobs: 8, of_a_group: 2 };

/**
 * Sends an event once. That it did not arrive is no failure of the job: the next attempt is a job of its own, put in with
 * what came of this one. What fails here is ours.
 */
export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  input: z.object({ user_id: z.uuid(), delivery_id: z.uuid(), attempt: z.number().int().positive() }),
  retry: { times: 8, first_pause_seconds: 15, longest_pause_seconds: 3_600 },
  expire_seconds: 60,
  at_once: AT_ONCE,
  run: (context: WebhookJobContext, attempt): Promise<void> =>
    deliver(
      {
        ...context,
        sendLater: (tx, next, start_after) =>
          context.jobs.enqueue(tx, deliverWebhook, next, { start_after, group: next.user_id }),
      },
      attempt,
    ),
  giveUp: ({ servicePool }, { user_id, delivery_id: id, attempt }) =>
    inTransaction(servicePool, null, async (tx) => {
      await failDelivery(tx, { user_id, id, attempt, failure: 'internal' });
      await publishEvent(tx, user_id, { type: 'webhooks_changed' });
    }),
});

/** Removes deliveries whose time is over, and former secrets that sign no more. */
export const sweepWebhooks = defineJob({
  name: 'sweep-webhooks',
  input: z.object({}),
  retry: { times: 3, first_pause_seconds: 60, longest_pause_seconds: 600 },
  expire_seconds: 600,
  schedule: '41 * * * *',
  run: ({ servicePool, now }: WebhookJobContext) =>
    inTransaction(servicePool, null, async (tx) => {
      await deleteDeliveriesBefore(tx, new Date(now().getTime() - LIMITS.webhook_delivery_days * DAY_MS));
      await forgetPreviousSecrets(tx, now());
    }),
});

export const WEBHOOK_JOBS = [deliverWebhook, sweepWebhooks] as const;
