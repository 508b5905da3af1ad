import type { Subscription } from '@answerscope/contract';
import { type AskingContext, limitAsking } from './asking-context.ts';
import { getSubscription } from './get-subscription.ts';
import { settleUser } from './settle-user.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Makes the caller's subscription what the payment provider says, and the plan what it gives: that resolves a conflict,
 * whichever it is. @throws SERVICE_UNAVAILABLE, RATE_LIMIT_EXCEEDED
 */
export async function refreshSubscription(ctx: AskingContext): Promise<Subscription> {
  await limitAsking(ctx);
  const { services, accountId } = ctx;
  await syncCustomer(services, accountId);
  await settleUser(services, { accountId, now: services.now() });
  return getSubscription(ctx, services);
}
