import { expect, it } from 'vitest';
import { priceInCents, setUpStanding, takesPaymentsFor } from './set-up.rules.ts';

const PLAN = {
  stripe_product_id: 'prod_1',
  price_monthly: 49.99,
  price_yearly: 490,
  stripe_set_up: { product_id: 'prod_1', monthly_cents: 4_999, yearly_cents: 49_000, is_live: false },
};

it('a price is whole cents', () => {
  expect([priceInCents(PLAN, 'monthly'), priceInCents(PLAN, 'yearly')]).toEqual([4_999, 49_000]);
  expect(priceInCents({ ...PLAN, price_monthly: 19.99 }, 'monthly')).toBe(1_999);
});

it('a plan can be bought only as the payment provider was told of it', () => {
  expect(setUpStanding(PLAN, false)).toBe('done');
  expect(setUpStanding(PLAN, true)).toBe('other_mode');
  expect(setUpStanding({ ...PLAN, stripe_set_up: null }, false)).toBe('never');
  for (const other of [{ price_monthly: 59 }, { price_yearly: 500 }, { stripe_product_id: 'prod_2' }])
    expect(setUpStanding({ ...PLAN, ...other }, false), JSON.stringify(other)).toBe('changed');
  expect(setUpStanding({ ...PLAN, stripe_product_id: null }, false)).toBe('changed');
});

it('a plan that was set up in a mode nobody knows can be bought in either, unless it has changed', () => {
  const unknown = { ...PLAN, stripe_set_up: { ...PLAN.stripe_set_up, is_live: null } };
  for (const isLive of [true, false]) {
    expect(setUpStanding(unknown, isLive)).toBe('done');
    expect(setUpStanding({ ...unknown, price_monthly: 59 }, isLive)).toBe('changed');
  }
});

it('a payment is taken by whoever knows the plan in their own mode, and by nobody where nobody takes any', () => {
  expect(takesPaymentsFor({ stripe: { isLive: false } }, PLAN)).toBe(true);
  expect(takesPaymentsFor({ stripe: { isLive: true } }, PLAN)).toBe(false);
  expect(takesPaymentsFor({ stripe: null }, PLAN)).toBe(false);
});
