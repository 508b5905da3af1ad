import { describe, expect, it } from 'vitest';
import { couponState, discountInWords } from './coupon-state.ts';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const COUPON = { is_active: true, is_open: true, expires_at: null, max_redemptions: null, redemptions: 0 };

describe('a coupon', () => {
  it('is open, or says why it is not', () => {
    expect(couponState(COUPON, NOW)).toBe('open');
    expect(couponState({ ...COUPON, is_open: false }, NOW)).toBe('opening');
    expect(couponState({ ...COUPON, is_active: false, is_open: true }, NOW)).toBe('withdrawn');
    expect(couponState({ ...COUPON, expires_at: NOW.toISOString() }, NOW)).toBe('expired');
    expect(couponState({ ...COUPON, max_redemptions: 2, redemptions: 2 }, NOW)).toBe('used_up');
    expect(couponState({ ...COUPON, max_redemptions: 2, redemptions: 1 }, NOW)).toBe('open');
  });

  it('says what it takes off', () => {
    const percent = { percent_off: 12.5, amount_off: null, duration: 'once', duration_months: null } as const;
    expect(discountInWords(percent)).toBe('12.5% off the first payment');
    expect(discountInWords({ ...percent, duration: 'repeating', duration_months: 1 })).toBe(
      '12.5% off for 1 month',
    );
    expect(discountInWords({ ...percent, percent_off: null, amount_off: 10, duration: 'forever' })).toBe(
      '$10 off every payment',
    );
  });
});
