import { describe, expect, it } from 'vitest';
import {
  changesTerms,
  couponIdOf,
  faultsOfCoupon,
  isOffered,
  stripeCouponId,
  type WrittenCoupon,
} from './coupon.rules.ts';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const ID = '0199c1de-0000-7000-8000-000000000001';
const COUPON: WrittenCoupon = {
  code: 'SPRING',
  percent_off: 20,
  amount_off: null,
  duration: 'once',
  duration_months: null,
  max_redemptions: null,
  expires_at: null,
  first_purchase_only: false,
  is_active: true,
};
const stored = (change: Partial<WrittenCoupon> = {}) => {
  const { expires_at, ...coupon } = { ...COUPON, ...change };
  return { ...coupon, expires_at: expires_at === null ? null : new Date(expires_at), deleted_at: null };
};
const faults = (
  change: Partial<WrittenCoupon>,
  before: ReturnType<typeof stored> | null = null,
  redemptions = 0,
) => Object.keys(faultsOfCoupon({ ...COUPON, ...change }, { before, redemptions, now: NOW }));

describe('a coupon', () => {
  it('takes off a percentage or an amount, never both and never neither', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ percent_off: null })).toEqual(['percent_off']);
    expect(faults({ amount_off: 5 })).toEqual(['amount_off']);
    expect(faults({ percent_off: null, amount_off: 5 })).toEqual([]);
  });

  it('says for how many months exactly where it is for some', () => {
    expect(faults({ duration: 'repeating' })).toEqual(['duration_months']);
    expect(faults({ duration: 'repeating', duration_months: 3 })).toEqual([]);
    expect(faults({ duration: 'forever', duration_months: 3 })).toEqual(['duration_months']);
  });

  it('expires in the future and leaves room for one more, but for what stays as it was', () => {
    const expires_at = '2026-11-02T09:00:00.000Z';
    expect(faults({ expires_at })).toEqual(['expires_at']);
    expect(faults({ expires_at, is_active: false }, stored({ expires_at }))).toEqual([]);
    expect(faults({ max_redemptions: 3 }, stored(), 3)).toEqual(['max_redemptions']);
    expect(faults({ max_redemptions: 4 }, stored(), 3)).toEqual([]);
    expect(faults({ max_redemptions: 3 }, stored({ max_redemptions: 3 }), 3)).toEqual([]);
  });

  it('is made anew at the payment provider for other terms, not when it is withdrawn', () => {
    expect(changesTerms(stored(), { ...COUPON, is_active: false })).toBe(false);
    expect(changesTerms(stored(), { ...COUPON, percent_off: 21 })).toBe(true);
    expect(changesTerms(stored(), { ...COUPON, expires_at: '2026-12-01T00:00:00.000Z' })).toBe(true);
  });

  it('is offered while it is active, not in the trash and not expired', () => {
    expect(isOffered(stored(), NOW)).toBe(true);
    expect(isOffered(stored({ is_active: false }), NOW)).toBe(false);
    expect(isOffered({ ...stored(), deleted_at: NOW }, NOW)).toBe(false);
    expect(isOffered(stored({ expires_at: NOW.toISOString() }), NOW)).toBe(false);
  });

  it('is known again by its name at the payment provider', () => {
    expect(couponIdOf(stripeCouponId(ID, 'a1b2'))).toBe(ID);
    expect(couponIdOf('coupon_of_somebody_else')).toBeNull();
  });
});
