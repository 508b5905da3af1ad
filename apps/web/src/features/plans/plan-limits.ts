import type { Plan } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';
import { formatUsd } from '../../lib/format.ts';

/** What of a plan limits its answers: how many to each question of a check, and what they may cost in a month. */
export function answerLimitsInWords({
  samples_max,
  monthly_budget_usd,
}: Pick<Plan, 'samples_max' | 'monthly_budget_usd'>): [samples: string, budget: string] {
  const most = samples_max > 1 ? 'Up to ' : '';
  return [
    `${most}${counted(samples_max, 'answer')} to each question of a check`,
    monthly_budget_usd === null
      ? 'No limit on what answers cost in a month'
      : `Answers for up to ${formatUsd(monthly_budget_usd).replace(/\.00$/, '')} a month`,
  ];
}
