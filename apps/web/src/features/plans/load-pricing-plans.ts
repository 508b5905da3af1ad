import { BUILT_IN_PLANS, type PricingPlan } from '@answerscope/contract';
import type { Fetcher } from '../../lib/fetcher.ts';
import { inPageLanguage } from '../../lib/in-page-language.ts';

const BUILT_IN: PricingPlan[] = Object.values(BUILT_IN_PLANS);

/** What the landing page shows of plans that are known already; the built-in ones when none are. */
export function toPricingPlans(plans: readonly PricingPlan[] | undefined): PricingPlan[] {
  return (plans ?? BUILT_IN).map(toPricingPlan);
}

/** The installation's plans, cheapest first; the built-in ones when they cannot be read. */
export async function loadPricingPlans(fetcher: Fetcher): Promise<PricingPlan[]> {
  try {
    const plans: PricingPlan[] = await (await fetcher(inPageLanguage('/api/plans'))).json();
    return plans.length > 0 ? plans.map(toPricingPlan) : BUILT_IN;
  } catch {
    // A price list must not keep the landing page from standing; the built-in plans are the product's own.
    return BUILT_IN;
  }
}

/** Keeps what a price list tells of, so that the page carries nothing else to the browser. */
function toPricingPlan(plan: PricingPlan): PricingPlan {
  const { name, description, price_monthly, price_yearly, is_highlighted, features } = plan;
  const { max_keywords, total_channels, allowed_channels, ranking_refresh_frequency_hours } = plan;
  const { samples_max, monthly_budget_usd, webhook_endpoints_max } = plan;
  return {
    name,
    description,
    price_monthly,
    price_yearly,
    is_highlighted,
    max_keywords,
    total_channels,
    allowed_channels,
    ranking_refresh_frequency_hours,
    samples_max,
    monthly_budget_usd,
    webhook_endpoints_max,
    features,
  };
}
