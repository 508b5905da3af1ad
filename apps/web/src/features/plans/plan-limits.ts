import type { Plan } from '@answerscope/contract';

/**
 * What of a plan limits its answers: how many to each question of a check, and what they may cost in a month. The landing
 * page says it, too, and loads nothing for it.
 */
export function answerLimitsInWords({
  samples_max,
  monthly_budget_usd,
}: Pick<Plan, 'samples_max' | 'monthly_budget_usd'>): [samples: string, budget: string] {
  const answers = samples_max === 1 ? '1 answer' : `Up to ${samples_max} answers`;
  return [
    `${answers} to each question of a check`,
    monthly_budget_usd === null
      ? 'No limit on what answers cost in a month'
      : `Answers for up to $${monthly_budget_usd.toFixed(2).replace('.00', '')} a month`,
  ];
}

/** To how many addresses of a user's own programs events are sent. */
export function webhooksInWords({
  webhook_endpoints_max: endpoints,
}: Pick<Plan, 'webhook_endpoints_max'>): string {
  return `Webhooks to ${endpoints === 1 ? '1 endpoint' : `up to ${endpoints} endpoints`}`;
}
