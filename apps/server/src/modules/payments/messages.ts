import { message } from '@answerscope/contract';

// Payment letters
/** {plan}: its name */
export const trialBegan = message('Your trial of {plan} has begun');
/** {plan}: its name */
export const welcomeTo = message('Welcome to {plan}');
/** {product}: our name; {plan}: its name; {day}: when the trial ends; {price}: of what follows, $490 per year, or unknown */
export const yoursToTry = message(
  '{product} {plan} is yours to try until {day}{price, select, unknown {} other {, then {price}}}. You need no card for the trial; without one it ends on that day and nothing is charged.',
);
/** {product}: our name; {plan}: its name */
export const subscriptionActive = message(
  'Your subscription to {product} {plan} is active. Your new limits apply now.',
);
/** {amount}: $49 */
export const youPaid = message('You paid {amount}.');
/** {amount}: $49; {day}: when it is taken */
export const nextPayment = message('Your next payment of {amount} is due on {day}.');
/** {plan}: its name; {day}: when the trial ends, or unknown */
export const trialEnds = message('Your trial of {plan} ends {day, select, unknown {soon} other {on {day}}}');
/** {plan}: its name; {price}: $490 per year, or unknown; {due}: the first payment, $49, or unknown; {otherwise}: the plan without a card */
export const addCardToStay = message(
  'To stay on {plan}{price, select, unknown {} other { for {price}}}, add a card before then: the first payment{due, select, unknown {} other { of {due}}} is made when the trial ends. Without a card you go back to {otherwise}.',
);
/** {plan}: its name; {price}: $490 per year, or unknown; {due}: the first payment, $49, or unknown */
export const continuesAfterTrial = message(
  '{plan} continues after that{price, select, unknown {} other { for {price}}}: the first payment{due, select, unknown {} other { of {due}}} is taken from your card when the trial ends. If you do not want that, cancel before then.',
);
/** {otherwise}: the plan without the subscription */
export const nothingIsLost = message(
  'Nothing you have stored is lost: your keywords, answers and reports stay, and keywords beyond the limit of {otherwise} are paused.',
);
/** {plan}: its name */
export const paymentReceivedSubject = message('Your payment for {plan} was received');
/** {paid}: $49, or unknown; {product}: our name; {plan}: its name */
export const paymentReceived = message(
  'We received your payment{paid, select, unknown {} other { of {paid}}} for {product} {plan}.',
);
/** {plan}: its name */
export const onPlanNow = message('You are on {plan} now');
/** {product}: our name; {plan}: its name; {price}: $490 per year, or unknown */
export const subscriptionChanged = message(
  'Your subscription is for {product} {plan} now{price, select, unknown {} other {, {price}}}. Your new limits apply.',
);
/** {plan}: its name */
export const paymentFailedSubject = message('Your payment for {plan} failed');
/** {owed}: $49, or unknown; {product}: our name; {plan}: its name; {days}: how long it stays active; {day}: the last of them, or unknown */
export const paymentFailed = message(
  'We could not collect the payment{owed, select, unknown {} other { of {owed}}} for {product} {plan}. It stays active for {days, plural, one {# day} other {# days}}{day, select, unknown {} other {, until {day}}}; please check your card before then.',
);
/** {plan}: its name */
export const paymentDisputedSubject = message('Your payment for {plan} is disputed');
/** {product}: our name; {plan}: its name */
export const paymentDisputed = message(
  'Your bank tells us that you do not recognize a payment for {product} {plan}. Until it has decided, {plan} is not active and nothing more is charged.',
);
/** {whom}: support where the site names an address of it; {plan}: its name */
export const withdrawDispute = message(
  'If this is a mistake, please tell your bank to withdraw the dispute and {whom, select, support {contact support} other {ask the people who run the site}}. {plan} comes back once the bank has confirmed the payment.',
);
/** {plan}: its name */
export const yoursAgain = message('{plan} is yours again');
/** {product}: our name; {plan}: its name; {day}: when a canceled subscription ends, or unknown */
export const paymentConfirmed = message(
  'The bank has confirmed your payment for {product} {plan}. Your limits apply again{day, select, unknown {} other {, and the subscription ends on {day} unless you resume it}}.',
);
/** {plan}: its name */
export const canceledSubject = message('Your subscription to {plan} was canceled');
/** {plan}: its name; {day}: the last of the period, or unknown; {otherwise}: the plan after it */
export const staysUntil = message(
  '{plan} stays yours until {day, select, unknown {the end of the period} other {{day}}}. After that you are on {otherwise}.',
);
/** {plan}: its name */
export const endedSubject = message('Your subscription to {plan} has ended');
/** {otherwise}: the plan without the subscription */
export const onOtherwiseNow = message('You are on {otherwise} now.');
/** Of a plan that is gone. */
export const yourPlan = 'your plan';
export const seeYourPlan = 'See your plan';
export const addCard = 'Add a card';
export const checkYourCard = 'Check your card';
export const contactSupport = 'Contact support';
export const resumeIt = 'Resume it';
export const choosePlan = 'Choose a plan';

// Drift
/** {id}: of a subscription; {status}: as Stripe calls it */
export const subscriptionUnknownThere = message('{id} is {status} here and unknown at Stripe');
/** {id}: of a subscription; {status}: as Stripe calls it */
export const subscriptionUnknownHere = message('{id} is {status} at Stripe and unknown here');
/** {id}: of a subscription; {there}, {here}: its status, as Stripe calls it */
export const subscriptionStatusDiffers = message('{id} is {there} at Stripe and {here} here');
/** {id}: of a subscription */
export const planDiffers = message('{id} is for another plan or interval at Stripe than here');
/** {id}: of a subscription; {there}, {here}: 49000 cents, next 24500, */
export const amountsDiffer = message('{id} costs {there} at Stripe and {here} here');
/** {cents}: of an interval; {next}: of the next invoice */
export const amounts = message('{cents} cents, next {next},');
/** {id}: of a subscription; {there}, {here}: 2026-01-31, or no day */
export const periodDiffers = message('The period of {id} ends on {there} at Stripe and on {here} here');
/** {id}: of a subscription; {where}: there where Stripe has a card of it */
export const cardDiffers = message(
  '{where, select, there {{id} has a card at Stripe and none here} other {{id} has no card at Stripe and one here}}',
);
/** {id}: of a subscription; {there}, {here}: 2026-01-31, or no day */
export const trialDiffers = message('The trial of {id} ends on {there} at Stripe and on {here} here');
/** {id}: of a subscription; {there}, {here}: 2026-01-31, or no day */
export const unpaidDiffers = message('{id} is unpaid since {there} at Stripe and since {here} here');
/** {id}: of a subscription; {there}, {here}: none, open or lost */
export const paymentDisputeDiffers = message(
  'A payment for {id} is {there, select, open {disputed} lost {lost to a dispute} other {not disputed}} at Stripe and {here, select, open {disputed} lost {lost to a dispute} other {not disputed}} here',
);
/** {id}: of a subscription; {there}, {here}: 2026-01-31, or no day */
export const endDiffers = message('{id} ends on {there} at Stripe and on {here} here');
/** {invoice}: its number; {status}: as Stripe calls it */
export const invoiceUnknownHere = message('Invoice {invoice} is {status} at Stripe and unknown here');
/** {invoice}: its number; {there}, {here}: its status, as Stripe calls it */
export const invoiceStatusDiffers = message('Invoice {invoice} is {there} at Stripe and {here} here');
/** {invoice}: its number; {there}, {here}: the status of the dispute, as Stripe calls it, or unknown */
export const disputeDiffers = message(
  'The dispute of invoice {invoice} is {there} at Stripe and {here} here',
);
export const disputeUnknown = 'unknown';
/** {invoice}: its number; {there}, {here}: cents */
export const refundDiffers = message(
  'Of invoice {invoice} {there} cents were given back at Stripe and {here} here',
);
export const noDay = 'no day';

// Ask for reconciliation
export const reconciliationUnderWay = 'A reconciliation is under way. Please wait until it has ended.';

// Ask for refund
export const nothingPaid = 'Nothing was paid with this invoice.';
export const paymentIsDisputed = 'This payment is disputed: the bank decides who gets the money.';
export const paymentGivenBack = 'This payment was given back already.';
/** {days}: how long a payment can be given back */
export const paymentTooOld = message(
  'This payment is older than {days, plural, one {# day} other {# days}}.',
);

// Begin checkout
export const planCostsNothing = 'This plan costs nothing: it is chosen without a checkout.';
export const checkoutInOtherTab = 'A checkout was begun in another tab. Go on there, or begin again here.';

// Change own plan
export const chosenOnPlansPage = 'Chosen on the plans page';
export const planNeedsCheckout = 'This plan is paid for in a checkout first.';
export const subscriptionStillRunning = 'Your subscription is still running. Change or cancel it first.';
export const alreadyOnPlan = 'You are already on this plan.';

// Open portal
export const nothingToManage = 'There is nothing to manage yet: no plan was paid for.';

// Overview
/** Of a job that failed without a word. */
export const itSaidNothing = 'It said nothing.';

// Reconcile
export const planDiffersFromGrants = 'The plan is not the one that the grants give';

// Settle user
export const formerGrantMoved = 'What gave the plan before has ended or begun';

// Sync customer
export const subscribed = 'Subscribed';
export const disputedPayment = 'A payment is disputed';
export const subscriptionEnded = 'The subscription has ended';
