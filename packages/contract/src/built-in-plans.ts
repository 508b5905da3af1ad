import type { Plan } from './plan.ts';

/** A plan as a price list tells of it. US dollars; only the monthly price is displayed (specification 9). */
export type PricingPlan = Pick<
  Plan,
  | 'name'
  | 'description'
  | 'price_monthly'
  | 'price_yearly'
  | 'is_highlighted'
  | 'samples_max'
  | 'monthly_budget_usd'
  | 'webhook_endpoints_max'
  | 'features'
>;

const included = (...names: string[]) => names.map((name) => ({ name, included: true }));
const missing = (...names: string[]) => names.map((name) => ({ name, included: false }));

/**
 * The plans of specification 9: made on the first start and editable from then on, and what the landing page shows while
 * the plans of the installation cannot be read.
 */
export const BUILT_IN_PLANS = {
  Free: {
    name: 'Free',
    description: 'For trying it out with a handful of keywords.',
    price_monthly: 0,
    price_yearly: 0,
    is_highlighted: false,
    samples_max: 1,
    monthly_budget_usd: 1,
    webhook_endpoints_max: 0,
    features: [
      ...included('Up to 5 keywords', 'Basic reporting', 'Email support', '1 AI platform'),
      ...missing('Weekly reports', 'Priority support'),
    ],
  },
  Professional: {
    name: 'Professional',
    description: 'For businesses that watch their visibility week by week.',
    price_monthly: 49,
    price_yearly: 490,
    is_highlighted: true,
    samples_max: 5,
    monthly_budget_usd: 25,
    webhook_endpoints_max: 0,
    features: included(
      'Up to 100 keywords',
      'Advanced analytics',
      'Priority support',
      'All AI platforms',
      'Weekly reports',
    ),
  },
  Enterprise: {
    name: 'Enterprise',
    description: 'For teams that need every keyword, every day.',
    price_monthly: 149,
    price_yearly: 1_490,
    is_highlighted: false,
    samples_max: 10,
    monthly_budget_usd: null,
    // The custom integrations that its text promises.
    webhook_endpoints_max: 5,
    features: included(
      'Unlimited keywords',
      'Custom reporting',
      'Dedicated support',
      'All AI platforms',
      'Daily reports',
      'Custom integrations',
    ),
  },
} satisfies Record<string, PricingPlan>;
