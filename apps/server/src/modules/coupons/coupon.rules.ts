import type { coupons } from '@answerscope/contract';
import type { z } from 'zod';
import * as messages from './messages.ts';

export type WrittenCoupon = z.output<typeof coupons.write>;

/** A coupon as it is stored, as far as its terms go. */
export type CouponTerms = Omit<WrittenCoupon, 'expires_at'> & { expires_at: Date | null };

/** What nobody can change at the payment provider once it is made: another term is another code there. */
const TERMS = [
  'code',
  'percent_off',
  'amount_off',
  'duration',
  'duration_months',
  'max_redemptions',
  'first_purchase_only',
] as const satisfies readonly (keyof WrittenCoupon)[];

/** Whether a change is one of the terms, and not only of whether the coupon is active. */
export function changesTerms(before: CouponTerms, written: WrittenCoupon): boolean {
  return TERMS.some((term) => before[term] !== written[term]) || changesExpiry(before, written);
}

function changesExpiry(before: CouponTerms, { expires_at }: WrittenCoupon): boolean {
  return (before.expires_at?.getTime() ?? null) !== (expires_at === null ? null : Date.parse(expires_at));
}

/** What cannot be about a coupon, by field. Nothing is said of what stays as it was. */
export function faultsOfCoupon(
  written: WrittenCoupon,
  { before, redemptions, now }: { before: CouponTerms | null; redemptions: number; now: Date },
): Record<string, string[]> {
  const { percent_off, amount_off, duration, duration_months, max_redemptions, expires_at } = written;
  const faults: Record<string, string[]> = {};
  if (percent_off === null && amount_off === null) faults.percent_off = [messages.enterPercentageOrAmount];
  if (percent_off !== null && amount_off !== null) faults.amount_off = [messages.eitherPercentageOrAmount];
  if (duration === 'repeating' && duration_months === null) faults.duration_months = [messages.enterMonths];
  if (duration !== 'repeating' && duration_months !== null)
    faults.duration_months = [messages.monthsOnlyForSome];
  const isNewAtProvider = before === null || changesTerms(before, written);
  if (max_redemptions !== null && isNewAtProvider && max_redemptions <= redemptions)
    faults.max_redemptions = [messages.redeemedAlready({ count: redemptions })];
  const isNewExpiry = before === null || changesExpiry(before, written);
  if (expires_at !== null && isNewExpiry && Date.parse(expires_at) <= now.getTime())
    faults.expires_at = [messages.chooseFutureMoment];
  return faults;
}

/** Whether the code of a coupon should be taken at the checkout at a moment. */
export function isOffered(
  {
    is_active,
    expires_at,
    deleted_at,
  }: Pick<CouponTerms, 'is_active' | 'expires_at'> & { deleted_at: Date | null },
  now: Date,
): boolean {
  return is_active && deleted_at === null && (expires_at === null || expires_at > now);
}

/** What a coupon is called at the payment provider: its row can be told from it, and each change of terms is another. */
export function stripeCouponId(couponId: string, change: string): string {
  return `coupon_${couponId}_${change}`;
}

/** The row of a coupon of the payment provider; null for one that is not ours. */
export function couponIdOf(stripeId: string): string | null {
  return /^coupon_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_\w+$/.exec(stripeId)?.[1] ?? null;
}
