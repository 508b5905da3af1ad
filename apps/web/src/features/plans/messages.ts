import { message } from '@answerscope/contract';

// Change plan dialog
/** {plan}: the name of the plan that is chosen */
export const changeTo = message('Change to {plan}?');
export const planUpgradedSuccessfully = 'Plan Upgraded Successfully!';
export const planChanged = 'Plan Changed';
/** @specification 4 */
export const planUpdatedSuccessfully = 'Plan updated successfully! Your new limits are now active.';
/** @specification 2.8 */
export const processing = 'Processing...';
export const close = 'Close';
export const cancel = 'Cancel';
/** @specification 8.3 */
export const validatingPlanChange = 'Validating Plan Change';
/** @specification 8.3 */
export const unableValidatePlanChange = 'Unable to validate plan change. Please try again.';
export const changePlan = 'Change plan';
export const continueToPayment = 'Continue to payment';
export const paid = 'Paid';
/** {amount}: '$49', of a plan that is paid by the month */
export const amountPerMonth = message('{amount} per month');
/** {amount}: '$490', of a plan that is paid by the year */
export const amountPerYear = message('{amount} per year');
/** {amount}: what is paid; {interval}: 'yearly' or 'monthly' */
export const dueToday = message(
  '{amount} is due today, then every {interval, select, yearly {year} other {month}}.',
);
/** {days}: of the trial; {amount}: what is paid at its {end}, a day; {interval}: 'yearly' or 'monthly' */
export const dueAfterTrial = message(
  'Nothing is due today. Your trial lasts {days, plural, one {# day} other {# days}} and needs no card. With a card, {amount} is due on {end}, then every {interval, select, yearly {year} other {month}}.',
);
export const paymentPageOpensInNewTab = 'The payment page opens in a new tab.';
export const paymentPageClosed = 'Payment page closed';
/** @specification 8.3 */
export const processingPayment = 'Processing Payment';
export const done = 'Done';
/** {plan}: the name of the plan that is paid for; {link}: leads to the payment page */
export const paymentPageWasClosed = message(
  'The payment page for {plan} was closed. If you did not confirm there, nothing was charged and your plan stays. <link>Open it again</link> to continue.',
);
/** {plan}: the name of the plan that is paid for; {link}: leads to the payment page */
export const paymentPageIsOpen = message(
  'The payment page for {plan} is open in a new tab. <link>Open it again</link> if you do not see it.',
);
export const yourPlanChangesHereAs = 'Your plan changes here as soon as the payment provider confirms it.';
export const itTakesEffectImmediately = 'It takes effect immediately, and nothing you have stored is lost.';
export const itTakesEffectAsSoon = 'It takes effect as soon as the payment provider confirms it.';
export const youChangeItAtProvider =
  'You change it on the page of the payment provider, where your card is kept.';
export const itTakesEffectOnceConfirmed = 'It takes effect as soon as you confirm it there.';
/** {day}: from when the new plan counts */
export const itTakesEffectLater = message(
  'You keep your current plan until {day}; the change takes effect then.',
);
/** @specification 8.3 */
export const upgradeBlocked = 'Upgrade Blocked';
/** @specification 8.3 */
export const downgradeNotPossible = 'Downgrade Not Possible';
export const whatYouLose = 'What you lose';
export const whatYouGain = 'What you gain';
/** @specification 8.3 */
export const planChangeError = 'Plan Change Error';
export const ifItHappensAgain = 'If it happens again, please contact support.';

// Chosen plan
/** {plan}: its name */
export const youChose = message('You chose {plan}. Until you change to it, nothing is charged.');
/** {plan}: its name */
export const continueWith = message('Continue with {plan}');

// Confirm payment
export const newLimitsActive = 'Your new limits are now active.';
/** {day}: the last one of the trial */
export const trialRunsUntil = message('Your trial runs until {day}; nothing was charged.');
/** @specification 8.3 */
export const failedUpdateUsageTracking = 'Failed to update usage tracking.';
/** @specification 8.3 */
export const verificationError = 'Verification Error';
export const weWaitingForPaymentProvider =
  'We are waiting for the payment provider to confirm it. You can leave this page; nothing is lost.';

// Feature list
export const notIncluded = '(not included)';

// Keyword usage
export const howManyKeywordsPlanAllows = 'How many keywords your plan allows could not be loaded.';
/** {keywords}: how many there are; {plan}: the name of the plan that is in force */
export const keywordsUnlimited = message(
  '{keywords, plural, one {# keyword} other {# keywords}}, no limit on {plan}',
);
/** {keywords}: how many there are, of the {limit} that {plan} allows */
export const keywordsOfLimit = message('{keywords, number} of {limit, number} keywords on {plan}');

// Month usage
export const whatUsedMonthNotLoaded = 'What you used this month could not be loaded';
/** {month}: 'November 2026' */
export const usageIn = message('Usage in {month}');
/**
 * {keywords}: how many were added; {isSimulated}: 'yes' in a demonstration; {spent}: money;
 * {hasBudget}: 'yes' where the plan has one, {budget}, of money; {hasReserved}: 'yes' where money is kept for checks that run, {reserved} of it
 */
export const monthUsage = message(
  '{keywords, plural, =0 {No new keywords} one {# new keyword} other {# new keywords}} · {isSimulated, select, yes {simulated AI usage} other {AI usage}} {spent}{hasBudget, select, yes { of {budget}} other {}}{hasReserved, select, yes { · {reserved} reserved for running checks} other {}}',
);

// Payments panel
export const yourPaymentsNotLoaded = 'Your payments could not be loaded';
export const yourPayments = 'Your payments';

// Plan answer
/** {keywords}: how many there are */
export const keywordsWithoutLimit = message(
  '{keywords, plural, one {# keyword} other {# keywords}} (no limit)',
);
/** {keywords}: how many there are, of the {limit} that the plan allows */
export const keywordsOf = message('{keywords, number} of {limit, number} keywords');
/** Stands for the price of a plan that nobody pays for. */
export const grantedForFree = 'at no charge';
/** {day}: the last one of the trial */
export const trialUntil = message('trial until {day}');
/** {price}: '$49 per month', after the trial */
export const thenPrice = message('then {price}');
/** {day}: when it is paid for again */
export const renews = message('renews {day}');
/** {day}: the last one of the plan */
export const ends = message('ends {day}');

// Plan button
export const thisPlanCannotBeBought = 'This plan cannot be bought here at the moment.';
/** @specification 2.8 */
export const currentPlan = 'Current Plan';
/** @specification 2.8 */
export const upgradeWithStripe = 'Upgrade with Stripe';
/** @specification 2.8 */
export const selectPlan = 'Select Plan';
/** {action}: what the button says; {plan}: the plan's name */
export const actionOfPlan = message('{action}: {plan}');

// Plan cards
/** @specification 2.8 */
export const popular = 'Popular';
/** @specification 2.8 */
export const free = 'Free';
/** {price}: '$49'; {b}: in bold */
export const pricePerMonth = message('<b>{price}</b> per month');
/** {frequency}: 'daily', 'every 3 days' */
export const checkedEvery = message('Checks and reports {frequency}');
export const allPlatforms = 'All AI platforms';
/** {count}: of the assistants a plan asks, fewer than all */
export const platforms = message('{count, plural, one {# AI platform} other {# AI platforms}}');
export const unlimitedKeywords = 'Unlimited keywords';
/** {max}: how many a plan allows */
export const keywordsUpTo = message('Up to {max, plural, one {# keyword} other {# keywords}}');
/** {saving}: a fraction */
export const yearlyBillingSaves = message(
  'Yearly billing saves {saving, number, ::percent}. Choose it at checkout.',
);

// Plan change error
/** @specification 8.3 */
export const authenticationRequired = 'Authentication Required';
/** @specification 8.3 */
export const logInUpgradePlan = 'Please log in to upgrade your plan.';
/** @specification 8.3 */
export const error = 'Error';
/** @specification 8.3 */
export const failedToUpdatePlan = 'Failed to update plan. Please try again.';
/** @specification 8.3 */
export const checkoutError = 'Checkout Error';

// Plan faq
export const howOftenCanICheck = 'How often can I check?';
export const afterCheckAllKeywordsWait =
  "After a check of all keywords you wait your plan's refresh period before the next one.";
export const wheneverYouLike = "As often as your AI usage allows, and automatically on your plan's schedule.";
export const whenDoesChangePlanTake = 'When do plan changes take effect?';
export const planChangesTakeEffectImmediately = 'Plan changes take effect immediately.';
export const ifSwitchFromPaidPlan = 'Only a change to Free waits until your paid period ends.';
/** {day}: the last one that is paid for */
export const periodEndsOn = message('Your period ends on {day}.');
export const isThereFreeTrial = 'Is there a free trial?';
/** {days}: how long a trial is */
export const trialLasts = message(
  'Yes, {days, plural, one {# day} other {# days}} on your first paid plan, without a card.',
);
export const canIGetRefund = 'Can I get a refund?';
/** {refund}: what is claimed, without a full stop */
export const offeredByOperator = message('Yes: {refund}.');
/** {refund}: the same, in a demonstration */
export const exampleOfRefund = message('Example offer: {refund}.');
export const questionsAboutPlans = 'Questions';

// Plan features
/** {max}: how many answers a plan allows for each */
export const answersPerKeyword = message(
  '{max, plural, one {# answer per keyword} other {Up to # answers per keyword}}',
);
/** {budget}: money */
export const usageMonthly = message('AI usage: {budget}/month');
export const unlimitedAiUsage = 'Unlimited AI usage';
/** {max}: how many a plan allows, at least 1 */
export const webhookCount = message('Custom integrations: {max, plural, one {# webhook} other {# webhooks}}');

// Plan history
export const upgrade = 'Upgrade';
export const downgrade = 'Downgrade';
/** In the history, beside 'Upgrade'. */
export const cancellation = 'Cancel';
export const reactivate = 'Reactivate';
export const you = 'You';
export const when = 'When';
export const action = 'Action';
export const plan = 'Plan';
export const reason = 'Reason';
export const anAdministrator = 'An administrator';
export const madeBy = 'Made by';
export const yourChangesPlanNotLoaded = 'Your changes of plan could not be loaded';
export const yourChangesOfPlan = 'Your changes of plan';
export const changesOfPlan = 'Changes of plan';

// Pricing cards
/** @specification 9 */
export const mostPopular = 'Most Popular';
/** {plan}: its name */
export const choose = message('Choose {plan}');

// Subscription panel
export const yourSubscriptionNotLoaded = 'Your subscription could not be loaded';
export const yourSubscription = 'Your subscription';
/** Stands for the plan's name where that is not known */
export const yourPlan = 'Your plan';
/** {plan}: its name; {hasEnd}: 'yes' where the trial's {end} is known, a day; {hasPrice}: 'yes' where the {price} is */
export const onTrial = message(
  '{plan} is on trial{hasEnd, select, yes { until {end}} other {}}{hasPrice, select, yes {, then {price}} other {}}.',
);
/** {amount}: money */
export const discountedFirst = message('With your discount {amount} is due first.');
/** {amount}: money */
export const discountedThen = message('With your discount {amount} is due then.');
export const thenCardIsCharged =
  'After that your card is charged; cancel before then if you do not want that.';
export const addCardToKeepIt =
  'Add a card to keep it; without one it ends then, and nothing you stored is deleted.';
/**
 * {plan}: its name; {paid}: 'price' where {price} is known ('$49 per month'), else 'yearly' or 'monthly'; {hasRenewal}:
 * 'yes' where the day is known, {renewal}
 */
export const active = message(
  '{plan}: {paid, select, price {{price}} yearly {paid yearly} other {paid monthly}}{hasRenewal, select, yes {, renews on {renewal}} other {}}.',
);
/** {plan}: its name; {hasEnd}: 'yes' where its last day is known, {end} */
export const canceled = message(
  '{plan} is canceled and stays active{hasEnd, select, yes { until {end}} other {}}. You can resume it until then.',
);
/** {plan}: its name; {hasEnd}: 'yes' where its last day is known, {end} */
export const lastPaymentFailed = message(
  'The last payment for {plan} did not go through. Please check your card{hasEnd, select, yes {; your plan stays active until {end}} other {}}.',
);
/** {plan}: its name. 'contact support' becomes a link. */
export const paymentAskedBack = message(
  'Your bank was asked to take a payment for {plan} back. Until it has decided, {plan} is not active, nothing more is charged, and nothing you stored is deleted. If this is a mistake, please tell your bank to withdraw the dispute and contact support.',
);
/** {plan}: the name of the one that is in force */
export const youAreOn = message('You are on {plan} now.');
export const nothingStoredIsDeleted = 'Nothing you stored is deleted.';
export const paymentFailed = 'Payment Failed';
export const paymentDisputed = 'Payment disputed';
export const subscriptionExpired = 'Subscription Expired';
export const subscriptionExpiringSoon = 'Subscription Expiring Soon';
/** {days}: until it ends, 0 for today */
export const itEndsIn = message(
  '{days, plural, =0 {It ends today.} one {It ends in # day.} other {It ends in # days.}}',
);
export const theBillingPageNotOpened = 'The billing page could not be opened';
export const openingBilling = 'Opening billing…';
export const cardInvoicesAndCanceling = 'Card, invoices and canceling';

// Sync issue
export const youOnPaidPlan = 'You are on a paid plan, and no subscription that is in force pays for it.';
export const yourSubscriptionInForce = 'Your subscription is in force, and your plan does not show it yet.';
/** @specification 8.3 */
export const syncIssueResolved = 'Sync Issue Resolved';
export const yourPlanAndSubscriptionFit = 'Your plan and your subscription fit each other.';
/** @specification 8.3 */
export const manualResolutionRequired = 'Manual Resolution Required';
export const thePaymentProviderSaysSame =
  'The payment provider says the same as before. Please contact support.';
/** @specification 8.3 */
export const syncError = 'Sync Error';
/** @specification 8.3 */
export const failedRefreshSubscriptionStatus = 'Failed to refresh subscription status. Please try again.';
/** @specification 8.3 */
export const subscriptionSyncIssue = 'Subscription Sync Issue';
export const askPaymentProviderAgain = 'Ask the payment provider again';

// Use checkout
export const openingPayment = 'Opening payment…';

// Plan history
export const stripe = 'Stripe';
