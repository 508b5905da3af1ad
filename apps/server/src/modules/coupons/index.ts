/** What takes something off the price of a plan: coupons, their codes at the payment provider, and who redeemed them. */
export { followCoupon } from './coupons.jobs.ts';
export { keepRedemptions, type StripeRedemption } from './coupons.queries.ts';
export { createCouponRoutes } from './coupons.routes.ts';
export { type Discount, nextAmount } from './discounts.rules.ts';
