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
export const noPlanContradictsWhatPaid = 'No plan contradicts what is paid for.';

// Stripe disputes
export const answerBy = 'Answer by';
export const disputes = 'Disputes';
export const aDisputeAnsweredInStripes =
  'A dispute is answered in Stripe’s dashboard, under its id. While the bank decides, the plan waits and the subscription ends with its period; a dispute that is won brings the plan back, one that is lost ends the subscription.';

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
export const tryAnotherPartAddress = 'Try another part of an address, a whole id or another state.';

// Stripe payments
export const canceledInForceUntilTheir = 'Canceled, in force until their end';
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
  'We sync with Stripe every night, and every hour for customers whose plan is about to change. A dry run lists the differences and changes nothing.';
/** {kind}: dry, or real; {day}: when it was asked for; {failure}: why, a sentence */
export const reconciliationFailed = message(
  'The {kind, select, dry {dry run} other {reconciliation}} of <day></day> failed: {failure} Nothing is lost. You can start it again.',
);
/** {kind}: dry, or real; {day}: when it was asked for */
export const reconciliationUnderWay = message(
  'The {kind, select, dry {dry run} other {reconciliation}} of <day></day> is under way...',
);
/** {kind}: dry, or real; {day}: when it was asked for; {found}: the next sentences */
export const reconciliationDone = message(
  'The {kind, select, dry {dry run} other {reconciliation}} of <day></day>: {found}',
);
/** {customers}: that were compared */
export const allAsStripeSays = message(
  '{customers, plural, one {# customer} other {# customers}} looked at, all as Stripe says.',
);
/** {customers}: that were compared; {users}: that are not as Stripe says */
export const usersDiffered = message(
  '{customers, plural, one {# customer} other {# customers}} looked at, {users, plural, one {# user} other {# users}} differed; nothing was changed.',
);
/** {customers}: that were compared; {users}: that were not as Stripe says */
export const usersCorrected = message(
  '{customers, plural, one {# customer} other {# customers}} looked at, {users, plural, one {# user differed and is as Stripe says now.} other {# users differed and are as Stripe says now.}}',
);
/** {count}: events of Stripe that were missed */
export const eventsHadNotArrived = message(
  '{count, plural, one {# event} other {# events}} had not arrived.',
);
/** {count}: customers that Stripe did not answer about */
export const customersNotLookedAt = message(
  '{count, plural, one {# customer} other {# customers}} could not be looked at.',
);
export const drift = 'Drift';

// Stripe set up
export const setStripeSecretKeyAnd =
  'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, then run npm run stripe:setup.';
export const aSimulatorTakesStripesPlace = 'A simulator takes Stripe’s place: no money moves.';
export const aKeyStripesTestMode = 'A key of Stripe’s test mode: no money moves.';
export const moneyMoves = 'Money moves.';
/** {count}: plans, which are listed below */
export const plansCannotBeBought = message(
  '{count, plural, one {This plan} other {These plans}} can’t be bought yet:',
);
/** {plan}: its name */
export const planCanBeBought = message('{plan}: can be bought');
/** {plan}: its name */
export const planIsUnknown = message('{plan}: Stripe does not know it with its prices yet');
/** {plan}: its name */
export const planHasChanged = message('{plan}: its price or product has changed since it was set up');
/** {plan}: its name */
export const planIsOfOtherMode = message('{plan}: it was set up with a key of the other mode (live or test)');
export const setUp = 'Set-up';
export const secretKey = 'Secret key';
export const notNeeded = 'Not needed';
export const notSet = 'Not set';
/** {count}: secrets, two or more */
export const secretsSet = message('{count, number} set: one replaces the other');
export const webhookSecret = 'Webhook secret';
export const plansCanBeBought = 'Plans that can be bought';
export const theSetUpCouldNot = 'The set-up could not begin';
/** {day}: when it was asked for; {failure}: why */
export const setUpFailed = message(
  'Set-up failed on <day></day> ({failure}). Prices created before that stay. You can start it again.',
);
/** {day}: when it was asked for */
export const setUpUnderWay = message('The set-up of <day></day> is under way...');
/** {day}: when it was asked for; {made} and {kept}: prices at Stripe */
export const setUpDone = message(
  'Set-up finished on <day></day>. {made, plural, one {# price} other {# prices}} created, {kept, number} unchanged.',
);
export const settingUp = 'Setting up...';
export const setUpPlans = 'Set up plans';

// Stripe state
export const notConfigured = 'Not configured';
export const notConfiguredNobodyCanBuyPlan = 'Not configured. Plans can’t be bought.';

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
export const jobsGivenUp = message('{count, plural, one {# job} other {# jobs}} given up');
/** {count}: users */
export const usersDrifted = message(
  '{count, plural, one {# user} other {# users}} whose rows differed from Stripe',
);

// Stripe webhook
export const webhook = 'Webhook';
export const noEventHasArrivedYet =
  'No event yet. If you expect some, check the webhook endpoint’s address and signing secret at Stripe.';
export const someEventsFitNeitherKey =
  'Some events don’t match this key or version. Check the webhook endpoint at Stripe.';
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
export const jobsRetriedAndGivenUp = message('{retried, number} tried again, {failed, number} given up');
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
