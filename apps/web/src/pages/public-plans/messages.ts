import { message } from '@answerscope/contract';

// Public plans page
/** @specification 2.8 */
export const chooseYourPlan = 'Choose Your Plan';
export const everyAccountBeginsOnFree = 'Every account starts on the Free plan.';
/** @specification 8.3 */
export const failedToLoadPlans = 'Failed to load plans. Please try again.';
export const noPlans = 'No plans';
/** @specification 2.8 */
export const noPlansCurrentlyAvailable =
  'No plans are currently available. Please check back later or contact support.';
export const selectPlan = 'Select Plan';
/** {plan}: its name */
export const selectThisPlan = message('Select Plan: {plan}');
