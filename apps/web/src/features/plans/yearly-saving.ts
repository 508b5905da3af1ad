import type { PricingPlan } from '@answerscope/contract';

/** The least share that paying by the year saves on a paid plan, in whole percent; null where one saves nothing. */
export function yearlySaving(
  plans: readonly Pick<PricingPlan, 'price_monthly' | 'price_yearly'>[],
): number | null {
  const paid = plans.filter(({ price_monthly }) => price_monthly > 0);
  const savings = paid.map(({ price_monthly, price_yearly }) => 1 - price_yearly / (12 * price_monthly));
  if (savings.length === 0 || paid.some(({ price_yearly }) => price_yearly === 0)) return null;
  const least = Math.round(Math.min(...savings) * 100) / 100;
  return least > 0 ? least : null;
}
