import { isDeepStrictEqual } from 'node:util';
import { BILLING_INTERVALS, type BillingInterval, PRODUCT_NAME } from '@answerscope/contract';
import Stripe from 'stripe';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { listActivePlans, type PlanRow, priceInCents, setStripeSetUp } from '../../plans/index.ts';
import { OURS } from '../portal.client.ts';
import { isPriceOf, lookupKey } from '../prices.rules.ts';
import { isMissing, type StripeDoor, StripeFailure } from '../stripe.client.ts';

/** What was found or made at the payment provider. */
export interface StripeSetUp {
  products: number;
  prices_kept: number;
  prices_made: number;
  portal: string;
}

interface SettingUp {
  stripe: Pick<StripeDoor, 'client' | 'isLive'>;
  servicePool: Pool;
  plansUrl: string;
}

/**
 * Makes known at the payment provider what is sold: a product for each plan that costs something, its monthly and yearly
 * price by lookup key, and the page on which customers help themselves. Can be run again: what fits is kept, a price that
 * changed is made anew and the former one withdrawn; subscriptions to it go on. What was told is kept with each plan.
 * @throws StripeFailure with the payment provider's own words
 */
export async function setUpStripe(of: SettingUp): Promise<StripeSetUp> {
  try {
    return await setUpPlans(of);
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? new StripeFailure(error) : error;
  }
}

async function setUpPlans({
  stripe: { client, isLive },
  servicePool,
  plansUrl,
}: SettingUp): Promise<StripeSetUp> {
  const plans = (await inTransaction(servicePool, null, (tx) => listActivePlans(tx))).filter(
    ({ price_monthly }) => price_monthly > 0,
  );
  const sold: { product: string; prices: string[] }[] = [];
  let made = 0;
  for (const plan of plans) {
    const product = await ensureProduct(client, plan);
    const priced = { ...plan, stripe_product_id: product };
    const prices: string[] = [];
    for (const interval of BILLING_INTERVALS) {
      const { id, isNew } = await ensurePrice(client, priced, interval);
      prices.push(id);
      if (isNew) made += 1;
    }
    sold.push({ product, prices });
    const setUp = {
      product_id: product,
      monthly_cents: priceInCents(plan, 'monthly'),
      yearly_cents: priceInCents(plan, 'yearly'),
      is_live: isLive,
    };
    if (plan.stripe_product_id !== product || !isDeepStrictEqual(plan.stripe_set_up, setUp))
      await inTransaction(servicePool, null, (tx) => setStripeSetUp(tx, { planId: plan.id, setUp }));
  }
  return {
    products: sold.length,
    prices_kept: sold.length * BILLING_INTERVALS.length - made,
    prices_made: made,
    portal: await ensurePortal(client, { sold, plansUrl }),
  };
}

async function ensureProduct(client: Stripe, plan: PlanRow): Promise<string> {
  const facts = { name: `${PRODUCT_NAME} ${plan.name}`, description: plan.description };
  const id = plan.stripe_product_id ?? `answerscope_${plan.id}`;
  try {
    const found = await client.products.retrieve(id);
    if (found.name !== facts.name || found.description !== facts.description || !found.active)
      await client.products.update(id, { ...facts, active: true });
    return id;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const { id: made } = await client.products.create({ id, ...facts, metadata: { plan_id: plan.id } });
  return made;
}

async function ensurePrice(
  client: Stripe,
  plan: PlanRow & { stripe_product_id: string },
  interval: BillingInterval,
): Promise<{ id: string; isNew: boolean }> {
  const lookup_key = lookupKey(plan.id, interval);
  const found = await client.prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 });
  const [before] = found.data;
  if (before !== undefined && isPriceOf(before, plan, interval)) return { id: before.id, isNew: false };
  const price = await client.prices.create({
    product: plan.stripe_product_id,
    currency: 'usd',
    unit_amount: priceInCents(plan, interval),
    recurring: { interval: interval === 'monthly' ? 'month' : 'year' },
    lookup_key,
    transfer_lookup_key: true,
    metadata: { plan_id: plan.id },
  });
  if (before !== undefined) await client.prices.update(before.id, { active: false });
  return { id: price.id, isNew: true };
}

async function ensurePortal(
  client: Stripe,
  { sold, plansUrl }: { sold: { product: string; prices: string[] }[]; plansUrl: string },
): Promise<string> {
  const features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price' as const],
      products: sold,
      proration_behavior: 'always_invoice' as const,
    },
  };
  const { data } = await client.billingPortal.configurations.list({ active: true, limit: 100 });
  const before = data.find(({ metadata }) => metadata?.made_by === OURS.made_by);
  if (before !== undefined) {
    await client.billingPortal.configurations.update(before.id, { features, default_return_url: plansUrl });
    return before.id;
  }
  const made = await client.billingPortal.configurations.create({
    features,
    default_return_url: plansUrl,
    metadata: OURS,
  });
  return made.id;
}
