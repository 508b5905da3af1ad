import { message } from '@answerscope/contract';

// Coupon
export const enterPercentageOrAmount = 'Please enter a percentage or an amount';
export const eitherPercentageOrAmount = 'Either a percentage or an amount, not both';
export const enterMonths = 'Please enter for how many months';
export const monthsOnlyForSome = 'Only for payments of some months';
/** {count}: redemptions until now */
export const redeemedAlready = message(
  'Redeemed {count, plural, one {# time} other {# times}} already: please enter more',
);
export const chooseFutureMoment = 'Please choose a time in the future';

// Coupons
export const codeTaken = 'Another coupon has this code';
export const notRestoredForItsCode = 'Another coupon has this code.';
/** {count}: redemptions */
export const wasRedeemed = message(
  'This coupon was redeemed {count, plural, one {once} other {# times}}, so it can’t be deleted. Withdraw it to stop further use.',
);
export const noPaymentsYet = 'Payments are not set up. Set STRIPE_SECRET_KEY first.';
export const codeTakenAtStripe = 'Stripe already has this code from elsewhere';
