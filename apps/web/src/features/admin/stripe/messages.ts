// Stripe columns
export const onTrial = 'On trial';
export const aPaymentFailed = 'A payment failed';
export const firstPaymentNotMadeYet = 'First payment not made yet';
export const firstPaymentNeverMade = 'First payment never made';
export const noneOfOurs = 'None of ours';
export const atStripe = 'At Stripe';

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
export const whoBuysPlanListedHere = 'Who buys a plan is listed here with their subscription.';
export const allSubscriptions = 'All subscriptions';
export const everyInvoiceListedHereWith = 'Every invoice is listed here with what became of it.';
export const allPayments = 'All payments';
export const tryAnotherPartAddress = 'Try another part of an address, a whole id or another state.';

// Stripe payments
export const canceledInForceUntilTheir = 'Canceled, in force until their end';
export const aPaymentIsDisputed = 'A payment is disputed';
export const subscriptionsAndPayments = 'Subscriptions and payments';
export const paidIn30Days = 'Paid in 30 days';
export const refunds = 'Refunds';
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
export const isUnderWay = 'is under way...';
export const drift = 'Drift';

// Stripe set up
export const setStripeSecretKeyAnd =
  'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, then run npm run stripe:setup.';
export const aSimulatorTakesStripesPlace = 'A simulator takes Stripe’s place: no money moves.';
export const aKeyStripesTestMode = 'A key of Stripe’s test mode: no money moves.';
export const moneyMoves = 'Money moves.';
export const stripeDoesNotKnowWith = 'Stripe does not know it with its prices yet';
export const setUp = 'Set-up';
export const secretKey = 'Secret key';
export const notNeeded = 'Not needed';
export const notSet = 'Not set';
export const webhookSecret = 'Webhook secret';
export const plansCanBeBought = 'Plans that can be bought';
export const theSetUpCouldNot = 'The set-up could not begin';
export const settingUp = 'Setting up...';
export const setUpPlans = 'Set up plans';

// Stripe state
export const notConfigured = 'Not configured';
export const notConfiguredNobodyCanBuyPlan = 'Not configured: nobody can buy a plan.';

// Stripe webhook
export const webhook = 'Webhook';
export const noEventHasArrivedYet =
  'No event has arrived yet. Where there should be some, look at the address and the signing secret of the webhook endpoint at Stripe.';
export const someEventsFitNeitherKey =
  'Some events fit neither this key nor this version: look at the webhook endpoint at Stripe.';
export const lastEvent = 'Last event';
export const deliveryTime = 'Delivery time';
export const last24Hours = 'Last 24 hours';
export const ignoredEvents7Days = 'Ignored events (7 days)';
export const customersToSync = 'Customers to sync';
export const failedJobs = 'Failed jobs';
export const lastError = 'Last error';
