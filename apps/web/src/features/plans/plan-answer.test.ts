import { expect, test } from 'vitest';
import { planAnswer } from './plan-answer.ts';

const USAGE = { plan: { name: 'Professional', price_monthly: 49 }, keywords: 14, keyword_limit: 100 };
const SUBSCRIPTION = {
  state: 'active',
  amount_cents: 4900,
  currency: 'usd',
  interval: 'monthly',
  trial_ends_at: null,
  renews_at: '2026-12-12T00:00:00.000Z',
  subscription_end_date: null,
} as const;
const answer = (part: object = {}) =>
  planAnswer(USAGE, { ...SUBSCRIPTION, ...part }, (iso) => iso.slice(0, 10));

test('the first line says plan, price and the day it is due', () => {
  expect(answer()).toBe('Professional · $49 per month · renews 2026-12-12 · 14 of 100 keywords');
  expect(answer({ amount_cents: 49000, interval: 'yearly', renews_at: null })).toBe(
    'Professional · $490 per year · 14 of 100 keywords',
  );
  expect(answer({ state: 'trialing', trial_ends_at: '2026-12-01T00:00:00.000Z' })).toBe(
    'Professional · trial until 2026-12-01 · then $49 per month · 14 of 100 keywords',
  );
});

test('what ends or was not paid is said', () => {
  expect(answer({ state: 'canceling', subscription_end_date: '2026-12-05T00:00:00.000Z' })).toBe(
    'Professional · $49 per month · ends 2026-12-05 · 14 of 100 keywords',
  );
  expect(answer({ state: 'past_due' })).toContain('$49 per month · Payment Failed');
  expect(answer({ state: 'disputed' })).toContain('Payment disputed');
});

test('a plan without a subscription costs nothing, and one that others pay for was granted', () => {
  for (const state of ['none', 'ended'] as const) {
    expect(answer({ state })).toBe('Professional · at no charge · 14 of 100 keywords');
    const free = { ...USAGE, plan: { name: 'Free', price_monthly: 0 } };
    expect(planAnswer(free, { ...SUBSCRIPTION, state }, String)).toBe(
      'Free · $0 per month · 14 of 100 keywords',
    );
  }
  const granted = { plan: { name: 'Enterprise', price_monthly: 149 }, keywords: 1, keyword_limit: null };
  expect(planAnswer(granted, null, String)).toBe('Enterprise · 1 keyword (no limit)');
});
