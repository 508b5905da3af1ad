import { LIMITS } from '@answerscope/contract';
import { z } from 'zod';
import { inTransaction, type Transaction } from '../../database/pool.ts';
import { publishEvent } from '../../events/publish-event.ts';
import { defineJob, type JobQueue } from '../../jobs/index.ts';
import { ACCOUNT_ID } from '../../lib/ids.ts';
import { DAY_MS } from '../../lib/time.ts';
import { deleteDeliveriesBefore, failDelivery } from './deliveries.queries.ts';
import { isQuick } from './delivery.rules.ts';
import { forgetPreviousSecrets } from './endpoints.queries.ts';
import { type Attempt, deliver, giveBackCharge, type NextAttempt } from './use-cases/deliver-webhook.ts';
import type { WebhookJobContext } from './webhooks.services.ts';

const DELIVERY = {
  input: z.object({
    account_id: ACCOUNT_ID,
    delivery_id: z.uuid(),
    attempt: z.number().int().positive(),
    charge: z.number().int().positive().optional(),
  }),
  retry: { times: 8, first_pause_seconds: 15, longest_pause_seconds: 3_600 },
  expire_seconds: 60,
  giveUp: async (context: WebhookJobContext, asked: Attempt): Promise<void> => {
    const { account_id, delivery_id: id, attempt } = asked;
    await inTransaction(context.servicePool, null, async (tx) => {
      await failDelivery(tx, { account_id, id, attempt, failure: 'internal' });
      await publishEvent(tx, account_id, { type: 'webhooks_changed' });
    });
    await giveBackCharge(context, asked, 0);
  },
};

const sending = (isForQuick: boolean) => ({
  run: (context: WebhookJobContext, attempt: Attempt): Promise<void> =>
    deliver(
      { ...context, isForQuick, enqueue: (tx, next) => enqueueDelivery(context.jobs, tx, next) },
      attempt,
    ),
});

/**
 * Sends an event once. That it did not arrive is no failure of the job: the next attempt is a job of its own, enqueued with
 * what came of this one. What fails here is ours.
 */
export const deliverWebhook = defineJob({
  ...DELIVERY,
  ...sending(true),
  name: 'deliver-webhook',
  at_once: { jobs: 12, of_a_group: 2 },
});

/** The same for receivers that were lately slow or silent: they hold places of their own, one for each user. */
export const deliverWebhookApart = defineJob({
  ...DELIVERY,
  ...sending(false),
  name: 'deliver-webhook-apart',
  at_once: { jobs: 12, of_a_group: 1 },
});

/** Enqueues an attempt with those of quick receivers, or apart from them. */
export async function enqueueDelivery(
  jobs: JobQueue,
  tx: Transaction,
  { endpoint, now, start_after, ...attempt }: NextAttempt,
): Promise<void> {
  const job = isQuick(endpoint, start_after ?? now) ? deliverWebhook : deliverWebhookApart;
  await jobs.enqueue(tx, job, attempt, { ...(start_after && { start_after }), group: attempt.account_id });
}

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

export const WEBHOOK_JOBS = [deliverWebhook, deliverWebhookApart, sweepWebhooks] as const;
