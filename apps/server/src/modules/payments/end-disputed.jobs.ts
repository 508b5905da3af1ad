import { z } from 'zod';
import { inTransaction } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { ACCOUNT_ID } from '../../lib/ids.ts';
import { askStripe } from '../stripe/index.ts';
import { updateCustomer } from './customers.queries.ts';
import { findCustomer, type SubscriptionRow } from './payments.queries.ts';
import type { PaymentServices } from './payments.services.ts';
import { readTruth } from './stripe-truth.client.ts';

const OVER = ['canceled', 'incomplete_expired'];

/** Whether a subscription would charge somebody again who had, or has, a payment for it taken back by their bank. */
export function mustStopCharging({
  status,
  dispute,
  cancel_at,
}: Pick<SubscriptionRow, 'status' | 'dispute' | 'cancel_at'>): boolean {
  if (dispute === null || OVER.includes(status)) return false;
  return dispute === 'lost' || cancel_at === null;
}

/**
 * Has nothing more charged for a subscription of which a payment is disputed: while the bank has not decided it ends with
 * its period, so that whoever is in the right still has it, and at once when the payment is lost. Only on the payment
 * provider's own word, at this moment.
 */
export const endDisputedSubscription = defineJob({
  name: 'end-disputed-subscription',
  input: z.object({ account_id: ACCOUNT_ID, subscription_id: z.string() }),
  retry: { times: 12, first_pause_seconds: 15, longest_pause_seconds: 7_200 },
  expire_seconds: 120,
  run: async ({ stripe, servicePool, now, log }: PaymentServices, { account_id, subscription_id: id }) => {
    const customer = await inTransaction(servicePool, null, (tx) => findCustomer(tx, account_id));
    if (stripe === null || customer === null) return;
    const { subscriptions } = await readTruth(stripe, customer.customer_id);
    const found = subscriptions.find((one) => one.id === id);
    if (found === undefined || !mustStopCharging(found)) return;
    await askStripe(() =>
      found.dispute === 'lost'
        ? stripe.client.subscriptions.cancel(id)
        : stripe.client.subscriptions.update(id, { cancel_at_period_end: true }),
    );
    log.warn(
      { account_id, subscription_id: id, dispute: found.dispute },
      'a disputed subscription was ended',
    );
    // Looked at soon, should nobody tell of it.
    await inTransaction(servicePool, null, (tx) => updateCustomer(tx, account_id, { look_at: now() }));
  },
});
