import { z } from 'zod';
import { defineJob } from '../../jobs/index.ts';
import { ACCOUNT_ID } from '../../lib/ids.ts';
import { askStripe, type StripeDoor } from '../stripe/index.ts';
import type { PaymentServices } from './payments.services.ts';
import { syncCustomer } from './use-cases/sync-customer.ts';

const OVER = ['canceled', 'incomplete_expired'];
/** The subscription goes on meanwhile: whoever has lost both was never refunded. */
const notThroughProvider = () =>
  new Error('this payment was not made through the payment provider: refund it where it was made');

/**
 * Gives a payment back and ends the subscription that it was for: one never follows from the other at the payment
 * provider. Each is asked about before it is done, so that a job that is tried again does neither twice.
 */
export const refundPayment = defineJob({
  name: 'refund-payment',
  input: z.object({ account_id: ACCOUNT_ID, payment_id: z.string(), subscription_id: z.string().nullable() }),
  retry: { times: 12, first_pause_seconds: 15, longest_pause_seconds: 7_200 },
  expire_seconds: 120,
  run: async (services: PaymentServices, { account_id, payment_id, subscription_id }) => {
    const { stripe } = services;
    if (stripe === null) throw new Error('nobody takes payments: a refund waits for the key');
    await giveBack(stripe, payment_id);
    if (subscription_id !== null) {
      const { status } = await askStripe(() => stripe.client.subscriptions.retrieve(subscription_id));
      if (!OVER.includes(status)) await askStripe(() => stripe.client.subscriptions.cancel(subscription_id));
    }
    await syncCustomer(services, account_id);
  },
});

async function giveBack({ client }: StripeDoor, invoice: string): Promise<void> {
  const { data } = await askStripe(() => client.invoicePayments.list({ invoice, status: 'paid' }));
  const intents = data.map(({ payment: { payment_intent } }) =>
    typeof payment_intent === 'object' ? payment_intent.id : payment_intent,
  );
  if (intents.length === 0) throw notThroughProvider();
  for (const intent of intents) {
    if (intent === undefined) throw notThroughProvider();
    const charges = await askStripe(() => client.charges.list({ payment_intent: intent }));
    // Of a payment that was disputed meanwhile the bank gives the money back.
    if (charges.data.some(({ amount_refunded, disputed }) => amount_refunded > 0 || disputed)) continue;
    await askStripe(() =>
      client.refunds.create(
        { payment_intent: intent, reason: 'requested_by_customer', metadata: { invoice } },
        { idempotencyKey: `refund-${intent}` },
      ),
    );
  }
}
