import { expect, it } from 'vitest';
import { dueOf, newestPaid } from './amounts.rules.ts';

it('the newest payment of a subscription is neither an invoice of nothing nor one of another', () => {
  const paid = (id: string, day: string | null, more: object = {}) => ({
    id,
    subscription_id: 'sub_1',
    amount_paid_cents: 4_900,
    currency: 'usd',
    paid_at: day === null ? null : new Date(day),
    ...more,
  });
  const payments = [
    paid('old', '2026-10-01'),
    paid('new', '2026-11-01'),
    paid('trial', '2026-12-01', { amount_paid_cents: 0 }),
    paid('other', '2026-12-01', { subscription_id: 'sub_2' }),
    paid('open', null),
  ];
  expect(newestPaid(payments, 'sub_1')?.id).toBe('new');
  expect(newestPaid([], 'sub_1')).toBeNull();
});

it('names the next payment if one is due and its amount is known', () => {
  const at = new Date('2027-12-12');
  const known = { next_amount_cents: 24_500, currency: 'usd' };
  expect(dueOf(known, at)).toEqual({ cents: 24_500, currency: 'usd', at });
  expect(dueOf(known, null)).toBeNull();
  expect(dueOf({ next_amount_cents: null, currency: null }, at)).toBeNull();
});
