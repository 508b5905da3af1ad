// Subscription news
export const planUpgradedSuccessfully = 'Plan Upgraded Successfully!';
export const planChanged = 'Plan Changed';
export const yourNewLimitsNowActive = 'Your new limits are now active.';
export const paymentFailed = 'Payment Failed';
export const paymentReceived = 'Payment received';
export const yourPlanGoesOn = 'Your plan goes on.';
export const subscriptionExpiringSoon = 'Subscription Expiring Soon';
export const yourTrialAboutEnd = 'Your trial is about to end.';
export const yourTrialEndsSoon = 'Your trial ends soon';
export const yourCardChargedThen = 'Your card is charged then.';
export const paymentDisputed = 'Payment disputed';
export const yourPlanWaitsUntilBank =
  'Your plan waits until your bank has decided. Nothing you stored is deleted.';
export const yourPlanIsBack = 'Your plan is back';
export const theBankHasConfirmedPayment = 'The bank has confirmed your payment.';
export const subscriptionCanceled = 'Subscription canceled';
export const subscriptionResumed = 'Subscription resumed';
export const subscriptionExpired = 'Subscription Expired';
export const nothingStoredDeleted = 'Nothing you stored is deleted.';

// Subscription words
export const itsPriceNotKnownYet = 'Its price is not known yet';
export const onTrial = 'On trial';
export const aPaymentIsDisputed = 'A payment is disputed: the plan waits for the bank';
