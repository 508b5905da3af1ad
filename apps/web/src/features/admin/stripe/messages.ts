import { message } from '@answerscope/contract';

// Stripe columns
export const onTrial = 'On trial';
export const aPaymentFailed = 'A payment failed';
export const firstPaymentNotMadeYet = 'First payment not made yet';
export const firstPaymentNeverMade = 'First payment never made';
export const noneOfOurs = 'None of ours';
/** {plan}: its name; {interval}: monthly or yearly */
export const planAndInterval = message('{plan}, {interval, select, monthly {monthly} other {yearly}}');
export const atStripe = 'At Stripe';
export const inStripesDashboard = 'in Stripe’s dashboard';
/** {day}: the last one of a subscription that is not renewed */
export const thenEnds = message('<day></day>, then ends');

// Stripe conflicts
export const onThePlan = 'On the plan';
export const openConflicts = 'Open conflicts';
export const noPlanContradictsWhatPaid = 'All plans match their payments.';

// Stripe disputes
export const answerBy = 'Answer by';
export const disputes = 'Disputes';
export const aDisputeAnsweredInStripes =
  'Answer disputes in the Stripe dashboard, under their id. Until the bank decides, the plan pauses and the subscription ends with its period. A won dispute restores the plan. A lost one ends the subscription.';

// Stripe lists
export const subscriptions = 'Subscriptions';
export const payments = 'Payments';
export const allSubscriptionsAndPayments = 'All subscriptions and payments';
export const list = 'List';
export const emailOrWholeStripeId = 'Email or whole Stripe id';
export const state = 'State';
export const allStates = 'All states';
export const whoBuysPlanListedHere = 'Subscribers appear here.';
export const subscriptionsNotLoaded = 'The subscriptions could not be loaded';
export const noSubscriptions = 'No subscriptions yet';
/** {count}: that fit the search; {isMore}: yes where counting stopped there, or no */
export const countOfSubscriptions = message(
  '{isMore, select, yes {more than } other {}}{count, plural, one {# subscription} other {# subscriptions}}',
);
export const allSubscriptions = 'All subscriptions';
export const everyInvoiceListedHereWith = 'Invoices appear here with their payments and refunds.';
export const paymentsNotLoaded = 'The payments could not be loaded';
export const noPayments = 'No payments yet';
/** {count}: that fit the search; {isMore}: yes where counting stopped there, or no */
export const countOfPayments = message(
  '{isMore, select, yes {more than } other {}}{count, plural, one {# payment} other {# payments}}',
);
export const allPayments = 'All payments';
export const tryAnotherPartAddress = 'Try another part of an email, a full id or another state.';

// Stripe payments
export const canceledInForceUntilTheir = 'Canceled, active until their end';
export const aPaymentIsDisputed = 'A payment is disputed';
export const subscriptionsAndPayments = 'Subscriptions and payments';
export const paidIn30Days = 'Paid in 30 days';
/** {paid} and {refunded}: money of a currency; {payments}: how many; {isRefunded}: yes or no */
export const paidWith = message(
  '{paid} with {payments, plural, one {# payment} other {# payments}}{isRefunded, select, yes {, {refunded} refunded} other {}} (invoices of $0 are not counted)',
);
export const refunds = 'Refunds';
/** {refunded} and {paid}: money */
export const refundedOf = message('{refunded} of {paid}');
export const noRefundsCanRefundPayment =
  'No refunds. You can refund a payment of the last 30 days on its user’s page.';

// Stripe reconciliation
export const inWhat = 'In what';
export const theReconciliationCouldNotBegin = 'The reconciliation could not begin';
export const reconciliation = 'Reconciliation';
export const dryRun = 'Dry run';
export const reconcileNow = 'Reconcile now';
export const weSyncWithStripeEvery =
  'We sync with Stripe every night. Customers whose plan is about to change sync every hour. A dry run lists differences and changes nothing.';
/** {kind}: dry, or real; {day}: when it was asked for; {failure}: why, a sentence */
export const reconciliationFailed = message(
  'The {kind, select, dry {dry run} other {reconciliation}} of <day></day> failed. {failure} Your data is safe. You can start it again.',
);
/** {kind}: dry, or real; {day}: when it was asked for */
export const reconciliationUnderWay = message(
  'The {kind, select, dry {dry run} other {reconciliation}} of <day></day> is running...',
);
/** {kind}: dry, or real; {day}: when it was asked for; {found}: the next sentences */
export const reconciliationDone = message(
  'The {kind, select, dry {dry run} other {reconciliation}} of <day></day>: {found}',
);
/** {customers}: that were compared */
export const allAsStripeSays = message(
  '{customers, plural, one {# customer} other {# customers}} checked, no differences.',
);
/** {customers}: that were compared; {users}: that are not as Stripe says */
export const usersDiffered = message(
  '{customers, plural, one {# customer} other {# customers}} checked, {users, plural, one {# user differs} other {# users differ}}. Nothing was changed.',
);
/** {customers}: that were compared; {users}: that were not as Stripe says */
export const usersCorrected = message(
  '{customers, plural, one {# customer} other {# customers}} checked, {users, plural, one {# user} other {# users}} corrected.',
);
/** {count}: events of Stripe that were missed */
export const eventsHadNotArrived = message(
  '{count, plural, one {# missing event} other {# missing events}}.',
);
/** {count}: customers that Stripe did not answer about */
export const customersNotLookedAt = message(
  '{count, plural, one {# customer} other {# customers}} could not be checked.',
);
export const drift = 'Drift';

// Stripe set up
export const setStripeSecretKeyAnd =
  'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, then run npm run stripe:setup.';
export const aSimulatorTakesStripesPlace = 'Simulated payments. No money moves.';
export const aKeyStripesTestMode = 'Stripe test mode. No money moves.';
export const moneyMoves = 'Money moves.';
/** {count}: plans, which are listed below */
export const plansCannotBeBought = message(
  '{count, plural, one {This plan} other {These plans}} cannot be bought yet:',
);
/** {plan}: its name */
export const planCanBeBought = message('{plan}: can be bought');
/** {plan}: its name */
export const planIsUnknown = message('{plan} is not at Stripe with its prices yet');
/** {plan}: its name */
export const planHasChanged = message('{plan} has a new price or product since its set-up');
/** {plan}: its name */
export const planIsOfOtherMode = message('{plan} was set up with a key of the other mode (live or test)');
export const setUp = 'Set-up';
export const secretKey = 'Secret key';
export const notNeeded = 'Not needed';
export const notSet = 'Not set';
/** {count}: secrets, two or more */
export const secretsSet = message('{count, number} set. One replaces the other.');
export const webhookSecret = 'Webhook secret';
export const plansCanBeBought = 'Plans that can be bought';
export const theSetUpCouldNot = 'The set-up could not begin';
/** {day}: when it was asked for; {failure}: why */
export const setUpFailed = message(
  'Set-up failed on <day></day> ({failure}). Prices created before that stay. You can start it again.',
);
/** {day}: when it was asked for */
export const setUpUnderWay = message('The set-up of <day></day> is running...');
/** {day}: when it was asked for; {made} and {kept}: prices at Stripe */
export const setUpDone = message(
  'Set-up finished on <day></day>. {made, plural, one {# price} other {# prices}} created, {kept, number} unchanged.',
);
export const settingUp = 'Setting up...';
export const setUpPlans = 'Set up plans';

// Stripe state
export const notConfigured = 'Not configured';
export const notConfiguredNobodyCanBuyPlan = 'Not configured. Plans cannot be bought.';

/** {mode}: Live */
export const nothingToDo = message('{mode}: nothing to do.');
/** {mode}: Live; {things}: the next, as a list */
export const thingsToDo = message('{mode}: {things}.');
/** {count}: disputes */
export const disputesToAnswer = message('{count, plural, one {# dispute} other {# disputes}} to answer');
/** {count}: plans */
export const plansNotSetUp = message(
  '{count, plural, one {# plan differs at Stripe} other {# plans differ at Stripe}}',
);
/** {count}: users whose plan and subscription contradict each other */
export const conflicts = message('{count, plural, one {# conflict} other {# conflicts}}');
/** {count}: jobs */
export const jobsGivenUp = message('{count, plural, one {# failed job} other {# failed jobs}}');
/** {count}: users */
export const usersDrifted = message('{count, plural, one {# user} other {# users}} differed from Stripe');

// Stripe webhook
export const webhook = 'Webhook';
export const noEventHasArrivedYet =
  'No events yet. If you expect some, check the address and signing secret of the webhook endpoint at Stripe.';
export const someEventsFitNeitherKey =
  'Some events do not match this key or version. Check the webhook endpoint at Stripe.';
export const lastEvent = 'Last event';
export const deliveryTime = 'Delivery time';
export const last24Hours = 'Last 24 hours';
/** {count}: events of the last 24 hours */
export const events = message('{count, plural, one {# event} other {# events}}');
export const ignoredEvents7Days = 'Ignored events (7 days)';
/** {count}: events */
export const eventsOfOtherMode = message('{count, number} of the other mode (live or test)');
/** {count}: events */
export const eventsOfOtherVersion = message('{count, number} of another API version');
/** {count}: events */
export const eventsOfNobody = message('{count, number} about no customer');
export const customersToSync = 'Customers to sync';
/** {count}: customers that wait; {day}: since when the first does */
export const customersSince = message('{count, number}, since <day></day>');
export const failedJobs = 'Failed jobs';
/** {retried} and {failed}: jobs */
export const jobsRetriedAndGivenUp = message('{retried, number} retried, {failed, number} failed');
export const lastError = 'Last error';

// Stripe columns
export const user = 'User';
export const plan = 'Plan';
export const began = 'Began';
export const until = 'Until';
export const when = 'When';
export const invoice = 'Invoice';
export const amount = 'Amount';

// Stripe conflicts
export const conflict = 'Conflict';

// Stripe payments
export const paid = 'Paid';
export const refunded = 'Refunded';

// Stripe columns
export const active = 'Active';
/** {status}: Stripe's own word */
export const unknownStatus = message('Unknown ({status})');
export const unpaid = 'Unpaid';
export const paused = 'Paused';
export const ended = 'Ended';

// Stripe payments
export const nothing = 'Nothing';

// Stripe set up
export const mode = 'Mode';
export const set = 'Set';
export const none = 'None';

// Stripe state
export const simulated = 'Simulated';
export const test = 'Test';
export const live = 'Live';
/** {status}, {reason}: Stripe's own words for them, needs_response and product_not_received */
export const disputeState = message(
  '{status, select, needs_response {Needs response} under_review {Under review} warning_needs_response {Inquiry needs response} warning_under_review {Inquiry under review} warning_closed {Inquiry closed} won {Won} lost {Lost} prevented {Prevented} other {{status}}}: {reason, select, bank_cannot_process {bank cannot process} check_returned {check returned} credit_not_processed {credit not processed} customer_initiated {customer initiated} debit_not_authorized {debit not authorized} duplicate {duplicate} fraudulent {fraudulent} general {general} incorrect_account_details {incorrect account details} insufficient_funds {insufficient funds} noncompliant {noncompliant} product_not_received {product not received} product_unacceptable {product unacceptable} subscription_canceled {subscription canceled} unrecognized {unrecognized} other {{reason}}}',
);
