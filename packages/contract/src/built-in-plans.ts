import { CHANNELS } from './channel-names.ts';
import type { Plan } from './plan.ts';
import * as messages from './plans-messages.ts';

/** A plan as a price list tells of it. US dollars; only the monthly price is displayed (specification 9). */
export type PricingPlan = Pick<
  Plan,
  | 'name'
  | 'description'
  | 'price_monthly'
  | 'price_yearly'
  | 'is_highlighted'
  | 'max_keywords'
  | 'total_channels'
  | 'allowed_channels'
  | 'ranking_refresh_frequency_hours'
  | 'samples_max'
  | 'monthly_budget_usd'
  | 'webhook_endpoints_max'
  | 'features'
>;

const included = (...names: string[]) => names.map((name) => ({ name, included: true }));
const missing = (...names: string[]) => names.map((name) => ({ name, included: false }));

/** Features of the built-in plans that a plan's limits say as well: these go by the limits, which may have changed since. */
export const FEATURES_THAT_LIMITS_SAY: readonly string[] = [
  messages.upTo5Keywords,
  messages.upTo100Keywords,
  messages.unlimitedKeywords,
  messages.oneAiPlatform,
  messages.allAiPlatforms,
  messages.weeklyReports,
  messages.dailyReports,
  messages.customIntegrations,
];

/**
 * The plans of specification 9: made on the first start and editable from then on, and what the landing page shows while
 * the plans of the installation cannot be read.
 */
export const BUILT_IN_PLANS = {
  Free: {
    name: 'Free',
    description: messages.forTryingOutWithHandful,
    price_monthly: 0,
    price_yearly: 0,
    is_highlighted: false,
    max_keywords: 5,
    total_channels: 1,
    allowed_channels: ['openai'],
    ranking_refresh_frequency_hours: 720,
    samples_max: 1,
    monthly_budget_usd: 1,
    webhook_endpoints_max: 0,
    features: [
      ...included(
        messages.upTo5Keywords,
        messages.basicReporting,
        messages.emailSupport,
        messages.oneAiPlatform,
      ),
      ...missing(messages.weeklyReports, messages.prioritySupport),
    ],
  },
  Professional: {
    name: 'Professional',
    description: messages.forBusinessesWatchTheirVisibility,
    price_monthly: 49,
    price_yearly: 490,
    is_highlighted: true,
    max_keywords: 100,
    total_channels: CHANNELS.length,
    allowed_channels: [...CHANNELS],
    ranking_refresh_frequency_hours: 168,
    samples_max: 5,
    monthly_budget_usd: 25,
    webhook_endpoints_max: 0,
    features: included(
      messages.upTo100Keywords,
      messages.advancedAnalytics,
      messages.prioritySupport,
      messages.allAiPlatforms,
      messages.weeklyReports,
    ),
  },
  Enterprise: {
    name: 'Enterprise',
    description: messages.forTeamsNeedEveryKeyword,
    price_monthly: 149,
    price_yearly: 1_490,
    is_highlighted: false,
    max_keywords: null,
    total_channels: CHANNELS.length,
    allowed_channels: [...CHANNELS],
    ranking_refresh_frequency_hours: 24,
    samples_max: 10,
    monthly_budget_usd: null,
    // The custom integrations that its text promises.
    webhook_endpoints_max: 5,
    features: included(
      messages.unlimitedKeywords,
      messages.customReporting,
      messages.dedicatedSupport,
      messages.allAiPlatforms,
      messages.dailyReports,
      messages.customIntegrations,
    ),
  },
} satisfies Record<string, PricingPlan>;
