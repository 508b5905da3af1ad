import type { Subscription } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { billingInWords } from './subscription-words.ts';

const YEARLY: Subscription = {
  state: 'active',
  is_subscribed: true,
  subscription_end_date: null,
  plan_id: null,
  plan_name: 'Professional',
  interval: 'yearly',
  amount_cents: 49_000,
  next_amount_cents: 49_000,
  currency: 'usd',
  trial_days: 14,
  trial_ends_at: null,
  renews_at: '2027-12-12T00:00:00.000Z',
  has_card: true,
  has_trial_left: false,
  can_manage: true,
  is_configured: true,
  is_simulated: false,
  conflict: null,
  synced_at: null,
};
const words = (facts: Partial<Subscription> = {}) =>
  billingInWords({ ...YEARLY, ...facts }, (iso) => iso.slice(0, 10));

it('who pays by the year reads the amount of a year, and when it is due', () => {
  expect(words()).toBe('$490 per year, renews on 2027-12-12');
  expect(words({ interval: 'monthly', amount_cents: 4_950, next_amount_cents: 4_950 })).toBe(
    '$49.50 per month, renews on 2027-12-12',
  );
});

it('a discount is told beside the price', () => {
  expect(words({ next_amount_cents: 24_500 })).toBe(
    '$490 per year, renews on 2027-12-12 for $245 after discounts',
  );
});

it('a trial has one date, and says what follows with and without a card', () => {
  const trial = { state: 'trialing', trial_ends_at: '2026-12-12T00:00:00.000Z' } as const;
  expect(words(trial)).toBe('On trial until 2026-12-12, then $490 per year');
  expect(words({ ...trial, has_card: false })).toBe(
    'On trial until 2026-12-12, then $490 per year. Add a card to keep your plan.',
  );
});

it('an end is told where there is one, and no amount that is not known', () => {
  const end = '2027-01-01T00:00:00.000Z';
  expect(words({ state: 'canceling', renews_at: null, subscription_end_date: end })).toBe(
    '$490 per year, canceled, ends on 2027-01-01',
  );
  expect(words({ amount_cents: null, next_amount_cents: null })).toBe(
    'Its price is not known yet, renews on 2027-12-12',
  );
});
