import { z } from 'zod';
import { inTransaction, type Transaction } from '../../database/pool.ts';
import { defineJob } from '../../jobs/index.ts';
import { ACCOUNT_ID, type AccountId } from '../../lib/ids.ts';
import { getOwner } from '../accounts/index.ts';
import { findCustomer, type PaymentServices } from '../payments/index.ts';
import { askStripe, isMissing } from '../stripe/index.ts';

/** Gives the customer at the payment provider the address that the user has now: receipts go there. */
export const followAddress = defineJob({
  name: 'follow-address',
  input: z.object({ account_id: ACCOUNT_ID }),
  retry: { times: 8, first_pause_seconds: 15, longest_pause_seconds: 3_600 },
  expire_seconds: 120,
  run: async ({ servicePool, stripe, log }: PaymentServices, { account_id }) => {
    const found = await inTransaction(servicePool, null, async (tx) => {
      const customer = await findCustomer(tx, account_id);
      return customer && { customer, email: (await getOwner(tx, account_id)).email };
    });
    if (found === null || stripe === null || found.customer.is_live !== stripe.isLive) return;
    try {
      await stripe.client.customers.update(found.customer.customer_id, { email: found.email });
    } catch (error) {
      if (!isMissing(error)) await askStripe(() => Promise.reject(error));
      log.warn({ account_id }, 'a customer whose address changed is gone at the payment provider');
    }
  },
});

/** Enqueues it where the user is a customer. */
export async function followChangedAddress(
  tx: Transaction,
  { jobs }: Pick<PaymentServices, 'jobs'>,
  accountId: AccountId,
): Promise<void> {
  if ((await findCustomer(tx, accountId)) !== null)
    await jobs.enqueue(tx, followAddress, { account_id: accountId });
}
