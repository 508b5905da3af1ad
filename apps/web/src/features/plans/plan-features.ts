import {
  CHANNELS,
  dollarsInWords,
  FEATURES_THAT_LIMITS_SAY,
  type Plan,
  type PricingPlan,
  refreshFrequencyLabel,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** '$49', '$24.50'. */
export function priceInWords(usd: number): string {
  return dollarsInWords(usd);
}

export function keywordsInWords({ max_keywords }: PricingPlan): string {
  return max_keywords === null ? messages.unlimitedKeywords : messages.keywordsUpTo({ max: max_keywords });
}

export function platformsInWords({ allowed_channels }: PricingPlan): string {
  const count = allowed_channels.length;
  return count === CHANNELS.length ? messages.allPlatforms : messages.platforms({ count });
}

/** What a plan includes besides keywords and platforms, in one order for all plans: its limits, then its own features. */
export function planFeatures(plan: PricingPlan): Plan['features'] {
  const { features, samples_max, monthly_budget_usd, webhook_endpoints_max: endpoints } = plan;
  const limits = [
    messages.checkedEvery({
      frequency: refreshFrequencyLabel(plan.ranking_refresh_frequency_hours, 'inside'),
    }),
    messages.answersPerKeyword({ max: samples_max }),
    monthly_budget_usd === null
      ? messages.unlimitedAiUsage
      : messages.usageMonthly({ budget: priceInWords(monthly_budget_usd) }),
    ...(endpoints === 0 ? [] : [messages.webhookCount({ max: endpoints })]),
  ];
  const own = features.filter(({ name }) => !FEATURES_THAT_LIMITS_SAY.includes(name));
  return [...limits.map((name) => ({ name, included: true })), ...own];
}
