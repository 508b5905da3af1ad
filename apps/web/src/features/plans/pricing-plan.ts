import type { Plan } from '@answerscope/contract';

/** What the landing page shows of a plan. US dollars a month. */
export type PricingPlan = Pick<
  Plan,
  'name' | 'description' | 'price_monthly' | 'is_highlighted' | 'features'
>;

/** Keeps what a card shows, so that the page carries nothing else to the browser. */
export function toPricingPlan(plan: PricingPlan): PricingPlan {
  const { name, description, price_monthly, is_highlighted, features } = plan;
  return { name, description, price_monthly, is_highlighted, features };
}

const included = (...names: string[]) => names.map((name) => ({ name, included: true }));

/** Specification 9: what stands while the plans of the installation cannot be read. */
export const BUILT_IN_PLANS: PricingPlan[] = [
  {
    name: 'Free',
    description: 'For a first look at where you stand.',
    price_monthly: 0,
    is_highlighted: false,
    features: included('Up to 5 keywords', 'Basic reporting', 'Email support', '1 AI platform'),
  },
  {
    name: 'Professional',
    description: 'For businesses that follow their visibility every week.',
    price_monthly: 49,
    is_highlighted: true,
    features: included(
      'Up to 100 keywords',
      'Advanced analytics',
      'Priority support',
      'All AI platforms',
      'Weekly reports',
    ),
  },
  {
    name: 'Enterprise',
    description: 'For teams that need every keyword, every day.',
    price_monthly: 149,
    is_highlighted: false,
    features: included(
      'Unlimited keywords',
      'Custom reporting',
      'Dedicated support',
      'All AI platforms',
      'Daily reports',
      'Custom integrations',
    ),
  },
];
