import { z } from 'zod';
import { inTransaction } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { findUserOfCustomer } from './customers.queries.ts';
import type { PaymentServices } from './payments.services.ts';
import { syncCustomer } from './use-cases/sync-customer.ts';

/**
 * Looks at a customer because something was told of them. Whatever is told before the question begins is answered by it;
 * what is told after enqueues another.
 */
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
    await syncCustomer(services, customer.user_id);
  },
});
