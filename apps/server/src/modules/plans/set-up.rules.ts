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
  /** Null: not known, as of plans that were sold before this was kept. */
  is_live: boolean | null;
}

/** Whoever takes payments, and whether with live money; null where nobody does. */
export interface PaymentTaker {
  stripe: { isLive: boolean } | null;
}

/** What a plan costs, in whole cents. */
export function priceInCents(
  plan: Pick<PricedPlan, 'price_monthly' | 'price_yearly'>,
  interval: BillingInterval,
): number {
  return Math.round((interval === 'monthly' ? plan.price_monthly : plan.price_yearly) * 100);
}

/** Whether a plan can be bought as it stands from the account of a mode. A mode that is not known is taken to be this one: the first checkout finds out. */
export function setUpStanding(
  plan: PricedPlan & { stripe_set_up: StripeSetUpOfPlan | null },
  isLive: boolean,
): SetUpStanding {
  const known = plan.stripe_set_up;
  if (known === null) return 'never';
  if (known.is_live !== null && known.is_live !== isLive) return 'other_mode';
  const isSame =
    known.product_id === plan.stripe_product_id &&
    known.monthly_cents === priceInCents(plan, 'monthly') &&
    known.yearly_cents === priceInCents(plan, 'yearly');
  return isSame ? 'done' : 'changed';
}

/** Whether a payment for a plan can be taken: somebody takes payments, and knows the plan as it stands. */
export function takesPaymentsFor(
  { stripe }: PaymentTaker,
  plan: Parameters<typeof setUpStanding>[0],
): boolean {
  return stripe !== null && setUpStanding(plan, stripe.isLive) === 'done';
}
