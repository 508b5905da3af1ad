// Plan change
export const thisPlanNoLongerAvailable = 'This plan is no longer available';
export const nothingWillBeSentWebhook =
  'Nothing will be sent to webhook endpoints any more. They stay in your settings.';
export const youCanTrackAsMany = 'You can track as many keywords as you like.';

// Change user plan
export const theUserAlreadyOnPlan = 'The user is already on this plan.';
export const aSubscriptionUserGivesMore =
  'A subscription of this user gives more than that plan. End the subscription first.';
export const everybodyMayBeOnPlan = 'Everybody may be on the plan of new accounts: it has no last day';

// Put on plan
export const cameWithTheProduct = 'Came with the product';
