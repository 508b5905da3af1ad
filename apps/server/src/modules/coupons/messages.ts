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
export const chooseFutureMoment = 'Please choose a moment that is to come';

// Coupons
export const codeTaken = 'Another coupon has this code';
export const notRestoredForItsCode = 'Another coupon has this code.';
/** {count}: redemptions */
export const wasRedeemed = message(
  'This coupon was redeemed {count, plural, one {once} other {# times}}. It cannot be deleted; withdraw it instead, and nobody redeems it any more.',
);
export const noPaymentsYet = 'Nothing takes payments here yet. Please set STRIPE_SECRET_KEY first.';
export const codeTakenAtStripe = 'Stripe has this code already, made elsewhere';
