import { expect, it } from 'vitest';
import { checkoutReturn } from './checkout-return.ts';

it('reads from where somebody comes back, and nothing else', () => {
  expect(checkoutReturn({ canceled: true })).toEqual({ from: 'canceled' });
  expect(checkoutReturn({ canceled: true, success: true })).toEqual({ from: 'canceled' });
  expect(checkoutReturn({ success: true, session_id: 'cs_1' })).toEqual({
    from: 'checkout',
    sessionId: 'cs_1',
  });
  expect(checkoutReturn({ success: true })).toEqual({ from: 'change' });
  expect(checkoutReturn({})).toBeNull();
  expect(checkoutReturn({ session_id: 'cs_1' })).toBeNull();
  expect(checkoutReturn({ plan: 'Free' })).toBeNull();
});
