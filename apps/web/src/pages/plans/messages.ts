// Plans page
/** @specification 4 */
export const paymentCanceled = 'Payment Canceled';
export const yourPlanHasNotChanged = 'Your plan has not changed, and nothing was charged.';
export const syncError = 'Sync Error';
/** @specification 8.3 */
export const failedRefreshSubscriptionStatus = 'Failed to refresh subscription status. Please try again.';
/** @specification 2.8 */
export const chooseYourPlan = 'Choose Your Plan';
/** @specification 2.8 */
export const loadingPlans = 'Loading plans...';
export const yourPlanNotLoaded = 'Your plan could not be loaded';
/** @specification 8.3 */
export const failedToLoadPlans = 'Failed to load plans. Please try again.';
export const noPlans = 'No plans';
/** @specification 2.8 */
export const noPlansCurrentlyAvailable =
  'No plans are currently available. Please check back later or contact support.';
