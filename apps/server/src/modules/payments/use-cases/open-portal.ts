import { appError, NOT_CONFIGURED } from '@answerscope/contract';
import { reading } from '../../../context/account-context.ts';
import { askStripe, ownAddress, portalConfiguration } from '../../stripe/index.ts';
import { toBillingState } from '../billing-state.rules.ts';
import * as messages from '../messages.ts';
import { findCustomer, listSubscriptions } from '../payments.queries.ts';
import { type AskingContext, limitAsking } from './asking-context.ts';

/**
 * The payment provider's page of the caller: cards, invoices, cancelling and resuming.
 * @throws CONFLICT (not_configured, no_customer), VALIDATION_ERROR for an address of elsewhere, SERVICE_UNAVAILABLE
 */
export async function openPortal(
  ctx: AskingContext,
  { returnUrl, flow }: { returnUrl: string; flow?: 'payment_method' | 'cancel' | undefined },
): Promise<{ url: string }> {
  const back = ownAddress(returnUrl, { field: 'returnUrl', baseUrl: ctx.baseUrl() });
  const { stripe } = ctx.services;
  if (stripe === null)
    throw appError('CONFLICT', { message: NOT_CONFIGURED, details: { reason: 'not_configured' } });
  const { customer, subscription } = await reading(ctx, async (tx, accountId) => ({
    customer: await findCustomer(tx, accountId),
    subscription: toBillingState(await listSubscriptions(tx, accountId), ctx.services.now()).subscription,
  }));
  if (customer === null || customer.is_live !== stripe.isLive)
    throw appError('CONFLICT', {
      message: messages.nothingToManage,
      details: { reason: 'no_customer' },
    });
  await limitAsking(ctx);
  const flows = {
    payment_method: { type: 'payment_method_update' as const },
    cancel: subscription && {
      type: 'subscription_cancel' as const,
      subscription_cancel: { subscription: subscription.id },
    },
  };
  const flow_data = flow === undefined ? null : flows[flow];
  const configuration = await portalConfiguration(stripe);
  const { url } = await askStripe(() =>
    stripe.client.billingPortal.sessions.create({
      customer: customer.customer_id,
      ...configuration,
      return_url: back.href,
      ...(flow_data !== null && { flow_data }),
    }),
  );
  return { url };
}
