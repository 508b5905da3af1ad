import { type Coupon, dollarsInWords, numberInWords } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What becomes of a coupon's code at the checkout now; `opening`: Stripe has not been told yet. */
export type CouponState = 'open' | 'opening' | 'withdrawn' | 'expired' | 'used_up';

/** Why a code is taken or not, the strongest reason first. */
export function couponState(
  {
    is_active,
    is_open,
    expires_at,
    max_redemptions,
    redemptions,
  }: Pick<Coupon, 'is_active' | 'is_open' | 'expires_at' | 'max_redemptions' | 'redemptions'>,
  now: Date,
): CouponState {
  if (!is_active) return 'withdrawn';
  if (expires_at !== null && Date.parse(expires_at) <= now.getTime()) return 'expired';
  if (max_redemptions !== null && redemptions >= max_redemptions) return 'used_up';
  return is_open ? 'open' : 'opening';
}

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

/** '20%, the first payment', '$10 off for 3 months' */
export function discountInWords({
  percent_off,
  amount_off,
  duration,
  duration_months,
}: Pick<Coupon, 'percent_off' | 'amount_off' | 'duration' | 'duration_months'>): string {
  const off =
    percent_off === null ? dollarsInWords(amount_off ?? 0) : numberInWords(percent_off / 100, PERCENT);
  if (duration === 'once') return messages.offFirstPayment({ off });
  if (duration === 'forever') return messages.offEveryPayment({ off });
  return messages.offForMonths({ off, months: duration_months ?? 0 });
}
