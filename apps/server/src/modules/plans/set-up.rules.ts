import type { BillingInterval, SetUpStanding } from '@answerscope/contract';

/** What decides as what a plan is sold. */
export interface PricedPlan {
  stripe_product_id: string | null;
  price_monthly: number;
  price_yearly: number;
}

/** What the payment provider was last told of a plan. Whole cents. */
export interface StripeSetUpOfPlan {
  product_id: string;
  monthly_cents: number;
  yearly_cents: number;
  is_live: boolean;
}

/** What a plan costs, in whole cents. */
export function priceInCents(
  plan: Pick<PricedPlan, 'price_monthly' | 'price_yearly'>,
  interval: BillingInterval,
): number {
  return Math.round((interval === 'monthly' ? plan.price_monthly : plan.price_yearly) * 100);
}

/** Whether a plan can be bought as it stands from the account of a mode. */
export function setUpStanding(
  plan: PricedPlan & { stripe_set_up: StripeSetUpOfPlan | null },
  isLive: boolean,
): SetUpStanding {
  const known = plan.stripe_set_up;
  if (known === null) return 'never';
  if (known.is_live !== isLive) return 'other_mode';
  const isSame =
    known.product_id === plan.stripe_product_id &&
    known.monthly_cents === priceInCents(plan, 'monthly') &&
    known.yearly_cents === priceInCents(plan, 'yearly');
  return isSame ? 'done' : 'changed';
}
