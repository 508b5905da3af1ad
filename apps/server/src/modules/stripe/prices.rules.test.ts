import { expect, it } from 'vitest';
import { isPriceOf, lookupKey } from './prices.rules.ts';

const PLAN = { stripe_product_id: 'prod_1', price_monthly: 49.99, price_yearly: 490 };
const PRICE = {
  product: 'prod_1',
  unit_amount: 4_999,
  currency: 'usd',
  recurring: { interval: 'month', interval_count: 1 },
};

it('a price is found by plan and interval', () => {
  expect(lookupKey('p', 'yearly')).toBe('answerscope_p_yearly');
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
