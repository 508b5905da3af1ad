import { BUILT_IN_PLANS } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { planFeatures, platformsInWords } from './plan-features.ts';

const namesOf = (plan: Parameters<typeof planFeatures>[0]) => planFeatures(plan).map(({ name }) => name);

it('every plan lists each fact once, in one order: its limits, then reporting and support', () => {
  const { Free, Professional, Enterprise } = BUILT_IN_PLANS;
  expect(namesOf(Free)).toEqual([
    'Checks and reports every 30 days',
    '1 answer per keyword',
    'AI usage: $1/month',
    'Basic reporting',
    'Email support',
    'Priority support',
  ]);
  expect(namesOf(Professional)).toEqual([
    'Checks and reports weekly',
    'Up to 5 answers per keyword',
    'AI usage: $25/month',
    'Advanced analytics',
    'Priority support',
  ]);
  expect(namesOf(Enterprise)).toEqual([
    'Checks and reports daily',
    'Up to 10 answers per keyword',
    'Unlimited AI usage',
    'Custom integrations: 5 webhooks',
    'Custom reporting',
    'Dedicated support',
  ]);
  expect(Object.values(BUILT_IN_PLANS).map(platformsInWords)).toEqual([
    '1 AI platform',
    'All AI platforms',
    'All AI platforms',
  ]);
});

it('a plan shows its own features, and amounts with cents', () => {
  const { Free } = BUILT_IN_PLANS;
  const features = [{ name: 'Two trainings a year', included: true }];
  expect(
    namesOf({ ...Free, features, monthly_budget_usd: 24.5, webhook_endpoints_max: 1 }).slice(-3),
  ).toEqual(['AI usage: $24.50/month', 'Custom integrations: 1 webhook', 'Two trainings a year']);
});

it('what a plan does not include stays marked so', () => {
  expect(planFeatures(BUILT_IN_PLANS.Free)).toContainEqual({ name: 'Priority support', included: false });
});
