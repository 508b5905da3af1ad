import { expect, it } from 'vitest';
import { isPriceOf, lookupKey, priceInCents } from './prices.rules.ts';

const PLAN = { stripe_product_id: 'prod_1', price_monthly: 49.99, price_yearly: 490 };
const PRICE = {
  product: 'prod_1',
  unit_amount: 4_999,
  currency: 'usd',
  recurring: { interval: 'month', interval_count: 1 },
};

it('a price is found by plan and interval, and is whole cents', () => {
  expect(lookupKey('p', 'yearly')).toBe('answerscope_p_yearly');
  expect([priceInCents(PLAN, 'monthly'), priceInCents(PLAN, 'yearly')]).toEqual([4_999, 49_000]);
  expect(priceInCents({ ...PLAN, price_monthly: 19.99 }, 'monthly')).toBe(1_999);
});

it('a price of another amount, product, currency or period is not the one that our plan says', () => {
  expect(isPriceOf(PRICE, PLAN, 'monthly')).toBe(true);
  expect(isPriceOf({ ...PRICE, product: { id: 'prod_1' } }, PLAN, 'monthly')).toBe(true);
  expect(isPriceOf(PRICE, PLAN, 'yearly')).toBe(false);
  expect(isPriceOf(PRICE, { ...PLAN, stripe_product_id: null }, 'monthly')).toBe(false);
  for (const other of [
    { product: 'prod_2' },
    { unit_amount: 4_900 },
    { unit_amount: null },
    { currency: 'eur' },
    { recurring: null },
    { recurring: { interval: 'year', interval_count: 1 } },
    { recurring: { interval: 'month', interval_count: 3 } },
  ])
    expect(isPriceOf({ ...PRICE, ...other }, PLAN, 'monthly'), JSON.stringify(other)).toBe(false);
});
