// Change plan dialog
export const planUpgradedSuccessfully = 'Plan Upgraded Successfully!';
export const planChanged = 'Plan Changed';
export const planUpdatedSuccessfully = 'Plan updated successfully! Your new limits are now active.';
export const processing = 'Processing...';
export const close = 'Close';
export const cancel = 'Cancel';
export const validatingPlanChange = 'Validating Plan Change';
export const unableValidatePlanChange = 'Unable to validate plan change. Please try again.';
export const changePlan = 'Change plan';
export const continueToPayment = 'Continue to payment';
export const paid = 'Paid';
export const paymentPageClosed = 'Payment page closed';
export const processingPayment = 'Processing Payment';
export const done = 'Done';
export const openItAgain = 'Open it again';
export const yourPlanChangesHereAs = 'Your plan changes here as soon as the payment provider confirms it.';
export const itTakesEffectImmediately = 'It takes effect immediately, and nothing you have stored is lost.';
export const itTakesEffectAsSoon = 'It takes effect as soon as the payment provider confirms it.';
export const upgradeBlocked = 'Upgrade Blocked';
export const downgradeNotPossible = 'Downgrade Not Possible';
export const whatYouLose = 'What you lose';
export const whatYouGain = 'What you gain';
export const planChangeError = 'Plan Change Error';
export const ifItHappensAgain = 'If it happens again, please contact support.';

// Confirm payment
export const failedUpdateUsageTracking = 'Failed to update usage tracking.';
export const verificationError = 'Verification Error';
export const weWaitingForPaymentProvider =
  'We are waiting for the payment provider to confirm it. You can leave this page; nothing is lost.';

// Feature list
export const notIncluded = '(not included)';

// Keyword usage
export const howManyKeywordsPlanAllows = 'How many keywords your plan allows could not be loaded.';

// Month usage
export const whatUsedMonthNotLoaded = 'What you used this month could not be loaded';
export const yourUsageThisMonth = 'Your usage this month';

// New tab
export const in40vh24px0 = '40vh 24px 0';

// Payments panel
export const yourPaymentsNotLoaded = 'Your payments could not be loaded';
export const yourPayments = 'Your payments';

// Plan button
export const thisPlanCannotBeBought = 'This plan cannot be bought here at the moment.';
export const currentPlan = 'Current Plan';
export const upgradeWithStripe = 'Upgrade with Stripe';

// Plan cards
export const popular = 'Popular';
export const free = 'Free';
export const unlimitedKeywords = 'Unlimited keywords';

// Plan change error
export const authenticationRequired = 'Authentication Required';
export const logInUpgradePlan = 'Please log in to upgrade your plan.';
export const error = 'Error';
export const failedToUpdatePlan = 'Failed to update plan. Please try again.';
export const checkoutError = 'Checkout Error';

// Plan faq
export const howOftenCanICheck = 'How often can I check my keywords?';
export const afterCheckAllKeywordsWait =
  "After a check of all keywords you wait your plan's refresh period before the next one.";
export const wheneverYouLike =
  "Whenever you like. We also check them automatically, on your plan's schedule.";
export const whenDoesChangePlanTake = 'When does a change of plan take effect?';
export const planChangesTakeEffectImmediately = 'Plan changes take effect immediately.';
export const ifSwitchFromPaidPlan =
  'If you switch from a paid plan to Free, you keep the paid plan until the period ends.';
export const isThereFreeTrial = 'Is there a free trial?';
export const canIGetRefund = 'Can I get a refund?';
export const questionsAboutPlans = 'Questions about plans';

// Plan features
export const in1AnswerPerKeyword = '1 answer per keyword';
export const unlimitedAiUsage = 'Unlimited AI usage';

// Plan history
export const anAdministrator = 'An administrator';
export const madeBy = 'Made by';
export const yourChangesPlanNotLoaded = 'Your changes of plan could not be loaded';
export const yourChangesOfPlan = 'Your changes of plan';
export const changesOfPlan = 'Changes of plan';

// Pricing cards
export const mostPopular = 'Most Popular';

// Subscription panel
export const yourSubscriptionNotLoaded = 'Your subscription could not be loaded';
export const yourSubscription = 'Your subscription';
export const yourPlan = 'Your plan';
export const paymentFailed = 'Payment Failed';
export const paymentDisputed = 'Payment disputed';
export const subscriptionExpired = 'Subscription Expired';
export const subscriptionExpiringSoon = 'Subscription Expiring Soon';
export const itEndsToday = 'It ends today.';
export const theBillingPageNotOpened = 'The billing page could not be opened';
export const openingBilling = 'Opening billing…';
export const cardInvoicesAndCanceling = 'Card, invoices and canceling';

// Sync issue
export const youOnPaidPlan = 'You are on a paid plan, and no subscription that is in force pays for it.';
export const yourSubscriptionInForce = 'Your subscription is in force, and your plan does not show it yet.';
export const syncIssueResolved = 'Sync Issue Resolved';
export const yourPlanAndSubscriptionFit = 'Your plan and your subscription fit each other.';
export const manualResolutionRequired = 'Manual Resolution Required';
export const thePaymentProviderSaysSame =
  'The payment provider says the same as before. Please contact support.';
export const syncError = 'Sync Error';
export const failedRefreshSubscriptionStatus = 'Failed to refresh subscription status. Please try again.';
export const subscriptionSyncIssue = 'Subscription Sync Issue';
export const askPaymentProviderAgain = 'Ask the payment provider again';

// Use checkout
export const openingPayment = 'Opening payment…';
