import { appError, type BillingInterval, CHECKOUT_FAILED, NOT_CONFIGURED } from '@answerscope/contract';
import Stripe from 'stripe';
import { orNotFound } from '../../../context/not-found.ts';
import { inTransaction } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import { correctStripeSetUp, lockUser, type PlanRow } from '../../plans/index.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import {
  askStripe,
  isPriceOf,
  lookupKey,
  ownAddress,
  portalConfiguration,
  type StripeDoor,
  successAddress,
} from '../../stripe/index.ts';
import { insertAttempt, setSession } from '../checkout-sessions.queries.ts';
import { updateCustomer } from '../customers.queries.ts';
import * as messages from '../messages.ts';
import { findCustomer, type SubscriptionRow } from '../payments.queries.ts';
import { type AskingContext, limitAsking } from './asking-context.ts';
import { judge, refuseBlocked } from './change-own-plan.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { syncCustomer } from './sync-customer.ts';

interface CheckoutInput {
  planId: string;
  successUrl: string;
  cancelUrl: string;
  interval: BillingInterval;
}

interface Begun {
  url: string;
  kind: 'checkout' | 'change';
}

/** What is bought, by whom, and where it comes back to. */
interface Purchase {
  stripe: StripeDoor;
  customerId: string;
  plan: PlanRow;
  interval: BillingInterval;
  success: URL;
  cancel: URL;
}

/**
 * Begins a checkout of a plan, or leads to where a subscription in force is changed. Customer, plan, price and trial are
 * our rows', never the browser's; that there is no subscription is asked for first, and again once nothing that is open can
 * be paid any more; what cannot be known begins nothing. Of two that are begun at once the later one stays.
 * @throws NOT_FOUND, CONFLICT (see the contract), VALIDATION_ERROR for an address of elsewhere, SERVICE_UNAVAILABLE
 */
export async function beginCheckout(ctx: AskingContext, input: CheckoutInput): Promise<Begun> {
  const { services, accountId } = ctx;
  const success = ownAddress(input.successUrl, { field: 'successUrl', baseUrl: ctx.baseUrl() });
  const cancel = ownAddress(input.cancelUrl, { field: 'cancelUrl', baseUrl: ctx.baseUrl() });
  const judged = () =>
    inTransaction(services.servicePool, null, async (tx) => {
      const { profile } = await lockUser(tx, accountId);
      const verdict = await judge(ctx, tx, profile, input.planId);
      refuseUnpayable(profile, verdict, input.interval);
      const isUsed = (await findCustomer(tx, accountId))?.trial_used_at != null;
      const trialDays = isUsed ? 0 : (await getTrackerSettings(tx)).settings.trial_days;
      return { ...verdict, trialDays };
    });
  /** As the payment provider says at this moment. */
  const judgedAnew = async () => {
    await syncCustomer(services, accountId);
    return judged();
  };
  await judged();
  const { stripe } = services;
  if (stripe === null) throw notConfigured();
  await limitAsking(ctx);
  const customerId = await ensureCustomer(services, { accountId, stripe });
  const { plan, subscription } = await judgedAnew();
  const purchase: Purchase = { stripe, customerId, plan, interval: input.interval, success, cancel };
  const price = plan.price_monthly === 0 ? null : await findPrice(ctx, purchase);
  if (subscription !== null)
    return { url: await changeAddress(purchase, subscription, price), kind: 'change' };
  if (price === null) throw notConfigured();
  const attempt = await noteAttempt(ctx, purchase);
  await expireOpenSessions(ctx, { ...purchase, attempt });
  // One that was paid before it could be ended is told of by nobody yet.
  const last = await judgedAnew();
  if (last.subscription !== null) throw otherCheckout();
  const { trialDays } = last;
  return { url: await openSession(ctx, { ...purchase, price, attempt, trialDays }), kind: 'checkout' };
}

/** Notes that a checkout is begun, and that it is the newest. From then on the user is looked at though nobody tells. */
function noteAttempt({ services, accountId }: AskingContext, { plan, interval }: Purchase): Promise<string> {
  const created_at = services.now();
  const id = newId(created_at.getTime());
  return inTransaction(services.servicePool, null, async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    await insertAttempt(tx, { account_id: accountId, id, plan_id: plan.id, interval, created_at });
    await updateCustomer(tx, accountId, { checkout_id: id });
    return id;
  });
}

type Verdict = Awaited<ReturnType<typeof judge>>;

/** @throws CONFLICT for what needs no payment or cannot be paid for */
function refuseUnpayable(
  profile: Parameters<typeof refuseBlocked>[0],
  { check, subscription }: Verdict,
  interval: BillingInterval,
): void {
  const isOtherInterval = subscription?.plan_id === check.plan.id && subscription.interval !== interval;
  if (!isOtherInterval) refuseBlocked(profile, check);
  if (check.way === 'switch')
    throw appError('CONFLICT', {
      message: messages.planCostsNothing,
      details: { reason: 'switch' },
    });
}

/** The price of a plan by its lookup key; one that differs from our row makes the plan unavailable. @throws CONFLICT */
async function findPrice(
  { log, services }: AskingContext,
  { stripe, plan, interval }: Purchase,
): Promise<Stripe.Price> {
  const found = await askStripe(() =>
    stripe.client.prices.list({ lookup_keys: [lookupKey(plan.id, interval)], active: true, limit: 1 }),
  );
  const [price] = found.data;
  const known = plan.stripe_set_up;
  const correct = (setUp: typeof known) =>
    inTransaction(services.servicePool, null, (tx) => correctStripeSetUp(tx, { plan, setUp }));
  if (price !== undefined && isPriceOf(price, plan, interval)) {
    if (known?.is_live === null) await correct({ ...known, is_live: stripe.isLive });
    return price;
  }
  log.error(
    { plan_id: plan.id, interval, price_id: price?.id ?? null },
    'the payment provider has no such price of the plan: set the plans up again at /admin/stripe',
  );
  await correct(null);
  throw notConfigured();
}

/** The page on which a subscription in force is changed: to another price, or, for a plan that costs nothing, ended. */
async function changeAddress(
  { stripe, customerId, success, cancel }: Purchase,
  subscription: SubscriptionRow,
  price: Stripe.Price | null,
): Promise<string> {
  const { client } = stripe;
  const after_completion = { type: 'redirect' as const, redirect: { return_url: success.href } };
  const flowOf = async () => {
    if (subscription.status === 'past_due')
      return { type: 'payment_method_update' as const, after_completion };
    if (price === null) {
      const ending = { subscription: subscription.id };
      return { type: 'subscription_cancel' as const, subscription_cancel: ending, after_completion };
    }
    const { items } = await client.subscriptions.retrieve(subscription.id);
    const [item] = items.data;
    if (item === undefined) throw notConfigured();
    const changed = { subscription: subscription.id, items: [{ id: item.id, price: price.id, quantity: 1 }] };
    return {
      type: 'subscription_update_confirm' as const,
      subscription_update_confirm: changed,
      after_completion,
    };
  };
  const session = await askStripe(async () =>
    client.billingPortal.sessions.create({
      customer: customerId,
      ...(await portalConfiguration(stripe)),
      return_url: cancel.href,
      flow_data: await flowOf(),
    }),
  );
  return session.url;
}

/**
 * Ends what could still be paid in another tab, never what a later attempt has opened: such a one was noted before its
 * session was there to be listed. One that was paid meanwhile cannot be ended. @throws CONFLICT
 */
async function expireOpenSessions(
  { services, accountId }: AskingContext,
  { stripe: { client }, customerId, attempt }: Purchase & { attempt: string },
): Promise<void> {
  const open = await askStripe(() =>
    client.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
  );
  const customer = await inTransaction(services.servicePool, null, (tx) => findCustomer(tx, accountId));
  if (customer?.checkout_id !== attempt) throw otherCheckout();
  for (const { id } of open.data) if (!(await expireSession(client, id))) throw otherCheckout();
}

/** Ends a session; false where it was over already, paid or ended by another tab. @throws SERVICE_UNAVAILABLE */
async function expireSession(client: Stripe, id: string): Promise<boolean> {
  try {
    await client.checkout.sessions.expire(id);
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    return askStripe(() => Promise.reject(error));
  }
}

async function openSession(
  ctx: AskingContext,
  purchase: Purchase & { price: Stripe.Price; attempt: string; trialDays: number },
): Promise<string> {
  const { stripe, customerId, plan, success, cancel, price, attempt, trialDays } = purchase;
  const hasTrial = trialDays > 0;
  const { accountId, services } = ctx;
  const { sessions } = stripe.client.checkout;
  const metadata = { account_id: accountId, plan_id: plan.id };
  const session = await askStripe(() =>
    sessions.create(
      {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: accountId,
        line_items: [{ price: price.id, quantity: 1 }],
        payment_method_collection: hasTrial ? 'if_required' : 'always',
        subscription_data: {
          metadata,
          ...(hasTrial && {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
          }),
        },
        metadata,
        allow_promotion_codes: true,
        success_url: successAddress(success),
        cancel_url: cancel.href,
      },
      { idempotencyKey: `checkout-${attempt}` },
    ),
  );
  const isNewest = await inTransaction(services.servicePool, null, async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    await setSession(tx, { accountId, id: attempt, sessionId: session.id });
    return (await findCustomer(tx, accountId))?.checkout_id === attempt;
  });
  if (!isNewest) {
    await expireSession(stripe.client, session.id);
    throw otherCheckout();
  }
  if (session.url === null) throw appError('SERVICE_UNAVAILABLE', { message: CHECKOUT_FAILED });
  return session.url;
}

const notConfigured = () =>
  appError('CONFLICT', { message: NOT_CONFIGURED, details: { reason: 'not_configured' } });

const otherCheckout = () =>
  appError('CONFLICT', {
    message: messages.checkoutInOtherTab,
    details: { reason: 'other_checkout' },
  });
