import type Stripe from 'stripe';
import { z } from 'zod';
import { inTransaction } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { ACCOUNT_ID } from '../../lib/ids.ts';
import { askStripe } from '../stripe/index.ts';
import { updateCustomer } from './customers.queries.ts';
import type { PaymentServices } from './payments.services.ts';

const GOOD = ['active', 'trialing'];
const OWING = ['past_due', 'unpaid', 'paused'];

/**
 * Ends a subscription beside the one that counts, so that nobody pays twice: what was paid and is left of its period is
 * credited, what was not paid is not asked for any more. Only on the payment provider's own word, at this moment, that
 * the other one is good: what cannot be read ends nothing.
 */
export const endExtraSubscription = defineJob({
  name: 'end-extra-subscription',
  input: z.object({
    account_id: ACCOUNT_ID,
    subscription_id: z.string(),
    kept_subscription_id: z.string(),
  }),
  retry: { times: 12, first_pause_seconds: 15, longest_pause_seconds: 7_200 },
  expire_seconds: 120,
  run: async (
    { stripe, servicePool, now, log }: PaymentServices,
    { account_id, subscription_id, kept_subscription_id },
  ) => {
    if (stripe === null) return;
    const { client } = stripe;
    const retrieve = (id: string) => askStripe(() => client.subscriptions.retrieve(id));
    const kept = await retrieve(kept_subscription_id);
    const extra = await retrieve(subscription_id);
    if (!GOOD.includes(kept.status) || extra.customer !== kept.customer) return;
    if ([...GOOD, ...OWING].includes(extra.status))
      await askStripe(() =>
        client.subscriptions.cancel(
          extra.id,
          // Of a period that nobody paid for nothing is left to credit.
          GOOD.includes(extra.status) ? { prorate: true, invoice_now: true } : {},
          { idempotencyKey: `end-extra-${extra.id}-${extra.status}` },
        ),
      );
    // Also of one that was over already: tried again, this is what was not reached.
    await voidOpenInvoices(client, extra.id);
    log.warn({ account_id, subscription_id, kept_subscription_id }, 'a second subscription was ended');
    // Looked at soon, should nobody tell of it.
    await inTransaction(servicePool, null, (tx) => updateCustomer(tx, account_id, { look_at: now() }));
  },
});

async function voidOpenInvoices(client: Stripe, subscription: string): Promise<void> {
  const { data } = await askStripe(() => client.invoices.list({ subscription, status: 'open', limit: 100 }));
  for (const { id } of data) await askStripe(() => client.invoices.voidInvoice(id));
}
