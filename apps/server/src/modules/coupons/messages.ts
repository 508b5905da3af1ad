// Coupon
export const enterPercentageOrAmount = 'Please enter a percentage or an amount';
export const eitherPercentageOrAmount = 'Either a percentage or an amount, not both';
export const enterForHowManyMonths = 'Please enter for how many months';
export const onlyForPaymentsSomeMonths = 'Only for payments of some months';
export const chooseMomentCome = 'Please choose a moment that is to come';

// Coupons
export const anotherCouponHasCode = 'Another coupon has this code';
export const nothingTakesPaymentsHereYet =
  'Nothing takes payments here yet. Please set STRIPE_SECRET_KEY first.';
export const stripeHasCodeAlready = 'Stripe has this code already, made elsewhere';
