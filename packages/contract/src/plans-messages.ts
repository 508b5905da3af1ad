import { message } from './messages/message.ts';

// Built in claims
export const freeTrial = '14-day free trial';
/** @specification 1 */
export const moneyBackGuarantee = '30-day money-back guarantee';
export const oneThousand = '1,000+';
export const uptimePercent = '99.9%';
export const fiftyMillion = '50 million+';
export const businesses = 'businesses';
export const keywordsTracked = 'keywords tracked';
export const uptime = 'uptime';
/** @specification 1 */
export const withNoCard = 'with no card on all plans';
export const onPaidPlans = 'on paid plans';

// Built in plans
export const forTryingOutWithHandful = 'For trying it out with a handful of keywords.';
export const upTo5Keywords = 'Up to 5 keywords';
export const basicReporting = 'Basic reporting';
export const emailSupport = 'Email support';
export const oneAiPlatform = '1 AI platform';
export const weeklyReports = 'Weekly reports';
export const prioritySupport = 'Priority support';
export const forBusinessesWatchTheirVisibility = 'For businesses that watch their visibility week by week.';
export const upTo100Keywords = 'Up to 100 keywords';
export const advancedAnalytics = 'Advanced analytics';
export const allAiPlatforms = 'All AI platforms';
export const forTeamsNeedEveryKeyword = 'For teams that check every day.';
export const unlimitedKeywords = 'Unlimited keywords';
export const customReporting = 'Custom reporting';
export const dedicatedSupport = 'Dedicated support';
export const dailyReports = 'Daily reports';
export const customIntegrations = 'Custom integrations';

// Payments
export const chooseAPlan = 'Please choose a plan';
/** {price}: in its currency; {interval}: yearly or monthly */
export const pricePer = message('{price} per {interval, select, yearly {year} other {month}}');

// Payments
/** @specification 5 */
export const thisPlanNotConfiguredFor = 'This plan is not configured for payments. Please contact support.';
/** @specification 8.3 */
export const failedCreateCheckoutSession = 'Failed to create checkout session. Please try again.';
/** @specification 8.3 */
export const thereIssueVerifyingSubscription =
  'There was an issue verifying your subscription. Please contact support.';

// Plan change
/** @specification 5 */
export const youMustBeLoggedIn = 'You must be logged in to change plans';
/** @specification 8.3 */
export const unableUpgradePlan = 'Unable to upgrade your plan';
export const checkYourInternetConnection = 'Check your internet connection';
export const tryAgainInFewMinutes = 'Try again in a few minutes';
/** @specification 8.3 */
export const cannotDowngradeDueUsageLimits = 'Cannot downgrade due to usage limits';
export const thenChoosePlanAgain = 'Then choose the plan again';
/** @specification 8.3 */
export const paymentProcessingFailed = 'Payment processing failed';
export const nothingWasCharged = 'Nothing was charged';
/** @specification 8.3 */
export const planValidationFailed = 'Plan validation failed';
export const readWhatStandsInWay = 'Read what prevents the change';
export const tryAgainOrChooseAnother = 'Try again, or choose another plan';
/** @specification 8.2 */
export const anUnexpectedErrorOccurred = 'An unexpected error occurred';
export const reloadThePage = 'Reload the page';
export const deleteKeywords = 'Delete keywords that you no longer need';

// Plans
/** {place}: alone, or inside a sentence */
export const everyHour = message('{place, select, inside {every hour} other {Every hour}}');
/** {place}: alone, or inside a sentence; {hours}: between two checks. @specification 5 */
export const everyHours = message(
  '{place, select, inside {every} other {Every}} {hours, plural, one {# hour} other {# hours}}',
);
/** {place}: alone, or inside a sentence; {days}: between two checks, perhaps a part of one. @specification 5 */
export const everyDays = message(
  '{place, select, inside {every} other {Every}} {days, plural, one {# day} other {# days}}',
);
/** {place}: alone, or inside a sentence. @specification 5 */
export const daily = message('{place, select, inside {daily} other {Daily}}');
/** {place}: alone, or inside a sentence. @specification 5 */
export const weekly = message('{place, select, inside {weekly} other {Weekly}}');

// Why a plan changed
export const subscribed = 'Subscribed';
export const paymentDisputed = 'A payment is disputed';
export const subscriptionEnded = 'The subscription has ended';
export const paidBySubscription = 'Paid for by a subscription';
export const chosenOnPlansPage = 'Chosen on the plans page';
export const earlierGrant = 'An earlier grant ended or started';
export const invitation = 'Invitation';
export const cameWithProduct = 'Came with the product';
