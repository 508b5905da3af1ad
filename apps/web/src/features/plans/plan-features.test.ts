import { BUILT_IN_PLANS } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { planFeatures } from './plan-features.ts';

const namesOf = (plan: Parameters<typeof planFeatures>[0]) => planFeatures(plan).map(({ name }) => name);

it('a plan lists its own features, then its limits, in words of a buyer', () => {
  const { Free, Professional, Enterprise } = BUILT_IN_PLANS;
  expect(namesOf(Free).slice(-2)).toEqual(['1 answer per keyword check', 'AI usage included: $1/month']);
  expect(namesOf(Professional)).toEqual([
    ...Professional.features.map(({ name }) => name),
    'Up to 5 answers per keyword check',
    'AI usage included: $25/month',
  ]);
  expect(namesOf(Enterprise).slice(-2)).toEqual(['Unlimited AI usage', '5 webhooks']);
  expect(namesOf({ ...Free, monthly_budget_usd: 24.5, webhook_endpoints_max: 1 }).slice(-2)).toEqual([
    'AI usage included: $24.50/month',
    '1 webhook',
  ]);
});

it('what a plan does not include stays marked so', () => {
  expect(planFeatures(BUILT_IN_PLANS.Free)).toContainEqual({ name: 'Weekly reports', included: false });
});
