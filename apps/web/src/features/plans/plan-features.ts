import type { Plan, PricingPlan } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What a plan includes, as the landing page and the page of plans list it: its own features, then its limits. */
export function planFeatures(plan: PricingPlan): Plan['features'] {
  const { features, samples_max, monthly_budget_usd, webhook_endpoints_max: endpoints } = plan;
  const limits = [
    messages.answersPerKeyword({ max: samples_max }),
    monthly_budget_usd === null
      ? messages.unlimitedAiUsage
      : messages.usageIncluded({ budget: `$${monthly_budget_usd.toFixed(2).replace('.00', '')}` }),
    ...(endpoints === 0 ? [] : [messages.webhooksUpTo({ max: endpoints })]),
  ];
  return [...features, ...limits.map((name) => ({ name, included: true }))];
}
