import type Stripe from 'stripe';
import { z } from 'zod';
import { inTransaction } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { askStripe } from '../stripe/index.ts';
import { updateCustomer } from './customers.queries.ts';
import type { PaymentServices } from './payments.services.ts';

const GOOD = ['active', 'trialing'];

/**
 * Ends a subscription beside the one that counts, so that nobody pays twice; what of its period is left is credited. Only
 * on the payment provider's own word, at this moment, that the other one is good: what cannot be read ends nothing.
 */
export const endExtraSubscription = defineJob({
  name: 'end-extra-subscription',
  input: z.object({
    user_id: z.uuid(),
    subscription_id: z.string(),
    kept_subscription_id: z.string(),
  }),
  retry: { times: 12, first_pause_seconds: 15, longest_pause_seconds: 7_200 },
  expire_seconds: 120,
  run: async (
    { stripe, servicePool, now, log }: PaymentServices,
    { user_id, subscription_id, kept_subscription_id },
  ) => {
    if (stripe === null) return;
    const { client } = stripe;
    const retrieve = (id: string) => askStripe(() => client.subscriptions.retrieve(id));
    const kept = await retrieve(kept_subscription_id);
    const extra = await retrieve(subscription_id);
    if (!isExtra(extra, kept)) return;
    await askStripe(() =>
      client.subscriptions.cancel(
        extra.id,
        { prorate: true, invoice_now: true },
        { idempotencyKey: `end-extra-${extra.id}` },
      ),
    );
    log.warn({ user_id, subscription_id, kept_subscription_id }, 'a second subscription was ended');
    // Looked at soon, should nobody tell of it.
    await inTransaction(servicePool, null, (tx) => updateCustomer(tx, user_id, { look_at: now() }));
  },
});

function isExtra(extra: Stripe.Subscription, kept: Stripe.Subscription): boolean {
  return (
    GOOD.includes(kept.status) &&
    [...GOOD, 'past_due'].includes(extra.status) &&
    extra.customer === kept.customer
  );
}
