import { z } from 'zod';
import { inTransaction } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { askStripe } from '../stripe/index.ts';
import { findUserOfCustomer } from './customers.queries.ts';
import type { PaymentServices } from './payments.services.ts';
import { syncCustomer } from './use-cases/sync-customer.ts';

/** Reads a customer after an event about them. An event that arrives during the read enqueues another. */
export const syncStripeCustomer = defineJob({
  name: 'sync-stripe-customer',
  input: z.object({ customer_id: z.string() }),
  retry: { times: 12, first_pause_seconds: 15, longest_pause_seconds: 7_200 },
  expire_seconds: 120,
  run: async (services: PaymentServices, { customer_id }) => {
    const customer = await inTransaction(services.servicePool, null, (tx) =>
      findUserOfCustomer(tx, customer_id),
    );
    // Somebody else's at the same account, or of an account that was erased.
    if (customer === null) return;
    await syncCustomer(services, customer.account_id);
  },
});

/** Looks at whose payment a dispute is about: what is told of one names the charge alone. */
export const syncDisputedCharge = defineJob({
  name: 'sync-stripe-charge',
  input: z.object({ charge_id: z.string() }),
  retry: { times: 12, first_pause_seconds: 15, longest_pause_seconds: 7_200 },
  expire_seconds: 120,
  run: async (services: PaymentServices, { charge_id }) => {
    const { stripe, servicePool } = services;
    if (stripe === null) return;
    const { customer } = await askStripe(() => stripe.client.charges.retrieve(charge_id));
    const customerId = typeof customer === 'string' ? customer : (customer?.id ?? null);
    // Paid by nobody whom the payment provider keeps: not for a subscription.
    if (customerId === null) return;
    const found = await inTransaction(servicePool, null, (tx) => findUserOfCustomer(tx, customerId));
    if (found !== null) await syncCustomer(services, found.account_id);
  },
});
