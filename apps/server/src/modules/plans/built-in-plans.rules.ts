import { CHANNELS } from '@answerscope/contract';
import type { plans } from './plans.tables.ts';

type BuiltInPlan = Omit<typeof plans.$inferInsert, 'id'>;

const feature = (name: string, included = true) => ({ name, included });

/** The plans of specification 9, made on the first start and editable from then on. */
export const BUILT_IN_PLANS: readonly BuiltInPlan[] = [
  {
    name: 'Free',
    description: 'For trying it out with a handful of keywords.',
    price_monthly: 0,
    price_yearly: 0,
    is_default: true,
    keywords_per_channel: 5,
    total_channels: 1,
    allowed_channels: ['openai'],
    ranking_refresh_frequency_hours: 720,
    monthly_budget_usd: 1,
    features: [
      feature('Up to 5 keywords'),
      feature('Basic reporting'),
      feature('Email support'),
      feature('1 AI platform'),
      feature('Weekly reports', false),
      feature('Priority support', false),
    ],
  },
  {
    name: 'Professional',
    description: 'For businesses that watch their visibility week by week.',
    price_monthly: 49,
    price_yearly: 490,
    is_highlighted: true,
    keywords_per_channel: 25,
    total_channels: 4,
    allowed_channels: [...CHANNELS],
    ranking_refresh_frequency_hours: 168,
    monthly_budget_usd: 25,
    features: [
      feature('Up to 100 keywords'),
      feature('Advanced analytics'),
      feature('Priority support'),
      feature('All AI platforms'),
      feature('Weekly reports'),
    ],
  },
  {
    name: 'Enterprise',
    description: 'For teams that need every keyword, every day.',
    price_monthly: 149,
    price_yearly: 1490,
    keywords_per_channel: null,
    total_channels: 4,
    allowed_channels: [...CHANNELS],
    ranking_refresh_frequency_hours: 24,
    monthly_budget_usd: null,
    features: [
      feature('Unlimited keywords'),
      feature('Custom reporting'),
      feature('Dedicated support'),
      feature('All AI platforms'),
      feature('Daily reports'),
      feature('Custom integrations'),
    ],
  },
];
