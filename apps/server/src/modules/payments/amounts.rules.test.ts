import { describe, expect, it } from 'vitest';
import { newestPaid, nextAmount } from './amounts.rules.ts';

const AT = new Date('2026-12-12T00:00:00Z');
const off = (discount: object) => ({ percent_off: null, amount_off: null, ends_at: null, ...discount });

describe('what the next invoice comes to', () => {
  it('is the price where nothing is taken off', () => {
    expect(nextAmount(49_000, [], AT)).toBe(49_000);
  });

  it('is the price less a share of it, or less an amount, and never less than nothing', () => {
    expect(nextAmount(4_900, [off({ percent_off: 33.33 })], AT)).toBe(3_267);
    expect(nextAmount(4_900, [off({ amount_off: 1_000 })], AT)).toBe(3_900);
    expect(nextAmount(4_900, [off({ amount_off: 10_000 })], AT)).toBe(0);
  });

  it('takes each discount off what those before it left', () => {
    expect(nextAmount(10_000, [off({ percent_off: 50 }), off({ amount_off: 1_000 })], AT)).toBe(4_000);
  });

  it('leaves out what has ended by then', () => {
    const half = (ends_at: Date) => [off({ percent_off: 50, ends_at })];
    expect(nextAmount(4_900, half(AT), AT)).toBe(4_900);
    expect(nextAmount(4_900, half(new Date(AT.getTime() + 1)), AT)).toBe(2_450);
  });
});

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
