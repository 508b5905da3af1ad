import type { Subscription } from '@answerscope/contract';
import { reading } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import { askStripe } from '../../stripe/index.ts';
import { hasSession } from '../checkout-sessions.queries.ts';
import { findCustomer } from '../payments.queries.ts';
import { type AskingContext, limitAsking } from './asking-context.ts';
import { getSubscription } from './get-subscription.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * After a checkout: writes what the payment provider says of the caller, as a webhook would. The session only says whose
 * return it is. @throws NOT_FOUND for a session of somebody else, SERVICE_UNAVAILABLE
 */
export async function verifyCheckout(
  ctx: AskingContext,
  { session_id }: { session_id: string },
): Promise<{ success: boolean; subscription: Subscription }> {
  const { services, accountId } = ctx;
  const { stripe } = services;
  const own = await reading(ctx, async (tx) => ({
    isOwn: await hasSession(tx, accountId, session_id),
    customer: await findCustomer(tx, accountId),
  }));
  if (stripe === null || !own.isOwn || own.customer === null) throw notFound();
  await limitAsking(ctx);
  const session = await askStripe(() => stripe.client.checkout.sessions.retrieve(session_id));
  const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id;
  if (customer !== own.customer.customer_id) throw notFound();
  await syncCustomer(services, accountId);
  const subscription = await getSubscription(ctx, services);
  return { success: session.status === 'complete' && subscription.is_subscribed, subscription };
}
