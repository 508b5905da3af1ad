import { message } from '@answerscope/contract';

// Chosen plan
/** {plan}: its name */
export const beginsOnIt = message('You chose {plan}. Your account starts with it.');
/** {plan}: its name; {free}: that of the plan of new accounts */
export const startsLater = message(
  'You chose {plan}. You can start it after these two steps. Until then your account is on {free}.',
);

// Subscription news
/** @specification 8.3 */
export const planUpgradedSuccessfully = 'Plan Upgraded Successfully!';
/** @specification 8.3 */
export const planChanged = 'Plan Changed';
export const newLimitsActive = 'Your new limits are now active.';
/** @specification 8.3 */
export const paymentFailed = 'Payment Failed';
export const paymentReceived = 'Payment received';
export const yourPlanGoesOn = 'Your plan stays active.';
/** @specification 8.3 */
export const subscriptionExpiringSoon = 'Subscription Expiring Soon';
export const trialAboutToEnd = 'Your trial is about to end.';
export const yourTrialEndsSoon = 'Your trial ends soon';
export const yourCardChargedThen = 'Your card is charged then.';
export const paymentDisputed = 'Payment disputed';
export const planWaitsForBank = 'Your plan waits for your bank’s decision. Nothing you stored is deleted.';
export const yourPlanIsBack = 'Your plan is back';
export const bankConfirmedPayment = 'The bank has confirmed your payment.';
export const subscriptionCanceled = 'Subscription canceled';
export const subscriptionResumed = 'Subscription resumed';
/** @specification 8.3 */
export const subscriptionExpired = 'Subscription Expired';
export const nothingStoredDeleted = 'Nothing you stored is deleted.';
/** @specification 4 */
export const planUpdated = 'Plan updated successfully! Your new limits are now active.';
/** {day}: '28 Nov' */
export const trialRuns = message('Your trial runs until {day}. You were not charged.');
export const checkCard = 'Please check your card. Your plan stays active.';
/** {day}: '28 Nov' */
export const checkCardUntil = message('Please check your card. Your plan stays active until {day}.');
/** {days}: how many are left, the present one with them */
export const trialEndsIn = message(
  'Your trial ends in {days, plural, one {# day} other {# days}}. Add a card to keep your plan.',
);
/** {days}: how many are left, the present one with them */
export const cardChargedIn = message(
  'Your card is charged in {days, plural, one {# day} other {# days}}. Cancel before then to avoid it.',
);
export const keepPlan = 'You keep your plan.';
/** {day}: '28 Nov' */
export const keepPlanUntil = message('You keep your plan until {day}.');

// Subscription words
export const priceUnknown = 'Its price is not known yet';
/** {price}: '$49 a month'; {amount}: what is due first, where {isDiscounted} is 'yes' */
export const onTrial = message(
  'On trial, then {price}{isDiscounted, select, yes {, first {amount} after discounts} other {}}',
);
/** {price}: '$49 a month'; {amount}: what is due first, where {isDiscounted} is 'yes'; {day}: its last */
export const onTrialUntil = message(
  'On trial until {day}, then {price}{isDiscounted, select, yes {, first {amount} after discounts} other {}}',
);
/** {trial}: onTrialUntil */
export const trialWithoutCard = message('{trial}. Add a card to keep your plan.');
/** {price}: '$49 a month'; {amount}: what is due then, where {isDiscounted} is 'yes'; {day}: when it renews */
export const renewsOn = message(
  '{price}, renews on {day}{isDiscounted, select, yes { for {amount} after discounts} other {}}',
);
/** {price}: '$49 a month' */
export const canceled = message('{price}, canceled');
/** {price}: '$49 a month'; {day}: its last */
export const canceledEnds = message('{price}, canceled, ends on {day}');
/** {price}: '$49 a month' */
export const paymentFailedSince = message('{price}, a payment failed');
/** {price}: '$49 a month'; {day}: its last */
export const paymentFailedEnds = message('{price}, a payment failed, ends on {day} unless it is paid');
export const ended = 'Ended';
export const none = 'None';
export const disputed = 'A payment is disputed, the plan waits for the bank';
