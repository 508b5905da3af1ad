import { inTransaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { askStripe } from '../../stripe/index.ts';
import { findCustomer } from '../payments.queries.ts';
import type { PaymentServices } from '../payments.services.ts';
import { syncCustomer } from './sync-customer.ts';

const OVER = ['canceled', 'incomplete_expired'];

/**
 * Has nothing charged any more for a user: what is paid for ends with its period, so that whoever comes back within the
 * week has it still; all else, and every open checkout, ends now. Safe to be done again.
 */
export async function endSubscriptions(services: PaymentServices, accountId: AccountId): Promise<void> {
  const { stripe, servicePool } = services;
  const customer = await inTransaction(servicePool, null, (tx) => findCustomer(tx, accountId));
  if (customer === null) return;
  if (stripe?.isLive !== customer.is_live)
    throw new Error('a subscription cannot be ended without the key of its account');
  const { checkout, subscriptions } = stripe.client;
  const ofCustomer = { customer: customer.customer_id, limit: 100 };
  await askStripe(async () => {
    const open = await checkout.sessions.list({ ...ofCustomer, status: 'open' });
    for (const { id } of open.data) await checkout.sessions.expire(id);
    const { data } = await subscriptions.list({ ...ofCustomer, status: 'all' });
    for (const { id, status, cancel_at } of data.filter((one) => !OVER.includes(one.status))) {
      if (status !== 'active') await subscriptions.cancel(id);
      else if (cancel_at === null) await subscriptions.update(id, { cancel_at_period_end: true });
    }
  });
  await syncCustomer(services, accountId);
}
