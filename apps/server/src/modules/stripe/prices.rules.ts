import type { BillingInterval } from '@answerscope/contract';
import { type PricedPlan, priceInCents } from '../plans/index.ts';

/** What a price is found by in any account: our plan and how often it is paid for. */
export function lookupKey(planId: string, interval: BillingInterval): string {
  return `answerscope_${planId}_${interval}`;
}

interface KnownPrice {
  product: string | { id: string };
  unit_amount: number | null;
  currency: string;
  recurring: { interval: string; interval_count: number } | null;
}

/** Whether a price of the payment provider is the one our plan says: nobody pays another amount than is shown. */
export function isPriceOf(price: KnownPrice, plan: PricedPlan, interval: BillingInterval): boolean {
  const product = typeof price.product === 'string' ? price.product : price.product.id;
  return (
    product === plan.stripe_product_id &&
    price.unit_amount === priceInCents(plan, interval) &&
    price.currency === 'usd' &&
    price.recurring?.interval === (interval === 'monthly' ? 'month' : 'year') &&
    price.recurring.interval_count === 1
  );
}
