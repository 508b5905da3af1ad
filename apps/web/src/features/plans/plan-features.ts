import { dollarsInWords, type Plan, type PricingPlan } from '@answerscope/contract';
import * as messages from './messages.ts';

/** '$49', '$24.50'. */
export function priceInWords(usd: number): string {
  return dollarsInWords(usd);
}

/** What a plan includes, as the landing page and the page of plans list it: its own features, then its limits. */
export function planFeatures(plan: PricingPlan): Plan['features'] {
  const { features, samples_max, monthly_budget_usd, webhook_endpoints_max: endpoints } = plan;
  const limits = [
    messages.answersPerKeyword({ max: samples_max }),
    monthly_budget_usd === null
      ? messages.unlimitedAiUsage
      : messages.usageMonthly({ budget: priceInWords(monthly_budget_usd) }),
    ...(endpoints === 0 ? [] : [messages.webhookCount({ max: endpoints })]),
  ];
  return [...features, ...limits.map((name) => ({ name, included: true }))];
}
