import { message } from '@answerscope/contract';

// Coupons page
export const open = 'Open';
export const opening = 'Opening...';
export const withdrawn = 'Withdrawn';
export const expired = 'Expired';
export const usedUp = 'Used up';
export const firstPurchases = 'First purchases';
export const couponsManagement = 'Coupons Management';
export const redemptions = 'Redemptions';
/** {redeemed} of {max}: how often a coupon was used, and may be */
export const redeemedOf = message('{redeemed, number} of {max, number}');
export const code = 'Code';
export const discount = 'Discount';
export const forWhom = 'For';
export const redeemed = 'Redeemed';
export const expires = 'Expires';
export const status = 'Status';
export const everybody = 'Everybody';
export const never = 'Never';
