import { message } from '@answerscope/contract';

// Coupon redemptions
export const redemptionsNotLoaded = 'The redemptions could not be loaded';
export const notRedeemedYet = 'Not redeemed yet';
export const whoIsListed = 'Users who buy with the code appear here.';
export const redemptions = 'Redemptions';
/** {count}: of this coupon */
export const countOfRedemptions = message('{count, plural, one {# redemption} other {# redemptions}}');
export const user = 'User';
export const when = 'When';

// Coupon state
/** {off}: '20%', '$10' */
export const offFirstPayment = message('{off} off the first payment');
/** {off}: '20%', '$10' */
export const offEveryPayment = message('{off} off every payment');
/** {off}: '20%', '$10'; {months}: how long */
export const offForMonths = message('{off} off for {months, plural, one {# month} other {# months}}');
