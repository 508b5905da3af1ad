import { describe, expect, it } from 'vitest';
import { isRefundable } from './refundable.ts';

const PAID = { state: 'paid', amount_cents: 4_900, paid_at: '2026-11-01T10:00:00.000Z' } as const;

describe('a payment can be given back', () => {
  it('until thirty days after it was made', () => {
    expect(isRefundable(PAID, new Date('2026-12-01T10:00:00.000Z'))).toBe(true);
    expect(isRefundable(PAID, new Date('2026-12-01T10:00:00.001Z'))).toBe(false);
  });

  it('not when nothing was paid with it, or something was given back', () => {
    const now = new Date('2026-11-02T10:00:00.000Z');
    expect(isRefundable({ ...PAID, amount_cents: 0 }, now)).toBe(false);
    expect(isRefundable({ ...PAID, state: 'open', paid_at: null }, now)).toBe(false);
    expect(isRefundable({ ...PAID, state: 'partly_refunded' }, now)).toBe(false);
  });
});
