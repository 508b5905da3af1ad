import type { Plan, PricingPlan } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What a plan includes, as the landing page and the page of plans list it: its own features, then its limits. */
export function planFeatures(plan: PricingPlan): Plan['features'] {
  const { features, samples_max, monthly_budget_usd, webhook_endpoints_max: endpoints } = plan;
  const limits = [
    samples_max === 1 ? messages.in1AnswerPerKeyword : `Up to ${samples_max} answers per keyword`,
    monthly_budget_usd === null
      ? messages.unlimitedAiUsage
      : `$${monthly_budget_usd.toFixed(2).replace('.00', '')} of AI usage included per month`,
    ...(endpoints === 0 ? [] : [endpoints === 1 ? '1 webhook' : `Up to ${endpoints} webhooks`]),
  ];
  return [...features, ...limits.map((name) => ({ name, included: true }))];
}
