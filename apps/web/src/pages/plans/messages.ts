// Plans page
export const paymentCanceled = 'Payment Canceled';
export const yourPlanHasNotChanged = 'Your plan has not changed, and nothing was charged.';
export const syncError = 'Sync Error';
export const failedRefreshSubscriptionStatus = 'Failed to refresh subscription status. Please try again.';
export const chooseYourPlan = 'Choose Your Plan';
export const loadingPlans = 'Loading plans...';
export const yourPlanNotLoaded = 'Your plan could not be loaded';
export const failedToLoadPlans = 'Failed to load plans. Please try again.';
export const noPlans = 'No plans';
export const noPlansCurrentlyAvailable =
  'No plans are currently available. Please check back later or contact support.';
