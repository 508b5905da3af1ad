import { expect, it } from 'vitest';
import { subscribedPlan } from './subscribed-plan.rules.ts';

const PLANS = [
  { id: 'professional', stripe_product_id: 'prod_new' },
  { id: 'enterprise', stripe_product_id: 'prod_2' },
];
const by = (sold: Parameters<typeof subscribedPlan>[0], known: { product_id: string | null } | null = null) =>
  subscribedPlan(sold, { known: known && { plan_id: 'professional', ...known }, plans: PLANS });

it('a price says by itself which plan it is for, whatever product the plan is sold as now', () => {
  expect(by({ product_id: 'prod_old', priced_for: 'professional' })).toBe('professional');
  // Two plans of one product: it went over from one to the other.
  expect(by({ product_id: 'prod_1', priced_for: 'enterprise' }, { product_id: 'prod_1' })).toBe('enterprise');
});

it('a subscription whose price does not say keeps its plan while its product is the same', () => {
  const price = { product_id: 'prod_old', priced_for: null };
  expect(by(price, { product_id: 'prod_old' })).toBe('professional');
  expect(by({ product_id: 'prod_2', priced_for: null }, { product_id: 'prod_old' })).toBe('enterprise');
  expect(by(price, { product_id: 'prod_before' })).toBeNull();
});

it('one that is new goes by the product of now, and what is sold elsewhere is no plan', () => {
  expect(by({ product_id: 'prod_new', priced_for: null })).toBe('professional');
  expect(by({ product_id: 'prod_workshop', priced_for: null })).toBeNull();
  expect(by({ product_id: 'prod_workshop', priced_for: 'of another installation' })).toBeNull();
  expect(by({ product_id: null, priced_for: null })).toBeNull();
});

it('one that was told before products were kept stays with its plan, unless its product is that of another', () => {
  expect(by({ product_id: 'prod_old', priced_for: null }, { product_id: null })).toBe('professional');
  expect(by({ product_id: 'prod_2', priced_for: null }, { product_id: null })).toBe('enterprise');
});
