import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const SUBSCRIPTION = {
  state: 'active',
  is_subscribed: true,
  subscription_end_date: null,
  plan_id: '0199c1de-0000-7000-8000-000000000000',
  plan_name: 'Professional',
  interval: 'monthly',
  trial_ends_at: null,
  renews_at: '2026-12-20T09:00:00.000Z',
  has_card: true,
  has_trial_left: false,
  can_manage: true,
  is_configured: true,
  conflict: null,
  synced_at: '2026-11-20T09:00:00.000Z',
};

const payment = (number: string, state: string, refunded_cents = 0) => ({
  id: `in_${number}`,
  number,
  state,
  amount_cents: 4_900,
  refunded_cents,
  currency: 'usd',
  created_at: '2026-11-20T09:00:00.000Z',
  paid_at: '2026-11-20T09:00:00.000Z',
});

/** The page of plans of somebody whose subscription stands so: no account of the tests pays. */
function subscribed(change: Record<string, unknown>, words: string) {
  return async (page: Page) => {
    await page.route('**/api/subscription', (route) =>
      route.fulfill({ json: { ...SUBSCRIPTION, ...change } }),
    );
    await page.route('**/api/payments', (route) =>
      route.fulfill({
        json: {
          items: [
            payment('SIM-3', 'disputed'),
            payment('SIM-2', 'paid'),
            payment('SIM-1', 'partly_refunded', 1_000),
          ],
        },
      }),
    );
    await page.goto('/tracker/plans');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Current Plan: Professional' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Questions about plans' })).toBeVisible();
  };
}

/** The page of plans as it looks for subscriptions in all their states. */
export const PLANS_SCREENS: readonly Screen[] = [
  { name: 'plans-subscribed', as: 'settled', open: subscribed({}, 'Professional, paid by the month') },
  {
    name: 'plans-past-due',
    as: 'settled',
    open: subscribed(
      { state: 'past_due', subscription_end_date: '2026-11-27T09:00:00.000Z' },
      'The last payment for Professional did not go through',
    ),
  },
  {
    name: 'plans-trial-ending',
    as: 'settled',
    open: async (page) =>
      subscribed(
        {
          state: 'trialing',
          has_card: false,
          trial_ends_at: new Date(Date.now() + 2.5 * 86_400_000).toISOString(),
        },
        'Subscription Expiring Soon',
      )(page),
  },
  {
    name: 'plans-disputed',
    as: 'settled',
    open: subscribed({ state: 'disputed', is_subscribed: false }, 'Payment disputed'),
  },
  {
    name: 'plans-sync-issue',
    as: 'settled',
    open: subscribed({ state: 'none', conflict: 'status_conflict' }, 'Subscription Sync Issue'),
  },
];
