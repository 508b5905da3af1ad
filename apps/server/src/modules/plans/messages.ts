import { message } from '@answerscope/contract';

// Plan change
/** @specification 5 */
export const planNotAvailable = 'This plan is no longer available';
/** {keywords}: in use; {max}: of the new plan; {excess}: to delete. @specification 5 */
export const tooManyKeywords = message(
  "You're currently using {keywords, number} keywords, but this plan only allows {max, number}. Please delete {excess, plural, one {# keyword} other {# keywords}} first.",
);
/** {assistants}: ChatGPT and Claude */
export const assistantsLost = message(
  '{assistants} will no longer be checked. Their answers and reports stay.',
);
/** {after}, {before}: daily, every 3 days */
export const refreshedLessOften = message(
  'Keywords will be refreshed less often, {after} instead of {before}.',
);
/** {after}, {before}: answers to a keyword */
export const fewerAnswers = message(
  'You can ask for {after, plural, one {# answer} other {# answers}} per keyword per check instead of {before, number}.',
);
/** {after}: $20 */
export const usageLimited = message('Your AI usage is limited to {after} per month.');
/** {before}, {after}: $20 */
export const usageFalls = message('Your AI usage per month falls from {before} to {after}.');
/** {after}, {before}: webhook endpoints */
export const fewerEndpoints = message(
  'Events will be sent to at most {after, plural, one {# webhook endpoint} other {# webhook endpoints}}, the oldest, instead of {before, number}.',
);
export const noEventsAnyMore = 'Webhook events stop. Your endpoints stay in the settings.';
export const unlimitedKeywords = 'You can track as many keywords as you like.';
/** {count}: how many more than now */
export const moreKeywords = message(
  'You can track {count, plural, one {# more keyword} other {# more keywords}}.',
);
/** {assistants}: ChatGPT and Claude */
export const assistantsGained = message('New for you: {assistants}.');
/** {max}: answers to a keyword */
export const moreAnswers = message(
  'You can ask for up to {max, plural, one {# answer} other {# answers}} per keyword per check.',
);
/** {before}: $20 */
export const usageUnlimited = message('Your AI usage is unlimited instead of {before} per month.');
/** {before}, {after}: $20 */
export const usageRises = message('Your AI usage per month rises from {before} to {after}.');
/** {max}: webhook endpoints */
export const moreEndpoints = message(
  'Events can be sent to up to {max, plural, one {# webhook endpoint} other {# webhook endpoints}} of yours.',
);

// Change user plan
export const alreadyOnPlan = 'The user is already on this plan.';
export const subscriptionGivesMore =
  'This user’s subscription includes more than that plan. End the subscription first.';
export const defaultPlanHasNoEnd = 'The plan of new accounts can’t have an end date';
