import { message } from '@answerscope/contract';

// Payment letters
/** {plan}: its name */
export const trialBegan = message('Your trial of {plan} has begun');
/** {plan}: its name */
export const welcomeTo = message('Welcome to {plan}');
/** {product}: our name; {plan}: its name; {day}: when the trial ends; {price}: of what follows, $490 per year, or unknown */
export const yoursToTry = message(
  'Try {product} {plan} until {day}{price, select, unknown {} other {, then {price}}}. No card needed. Without a card, the trial ends that day and nothing is charged.',
);
/** {product}: our name; {plan}: its name; {paid}: $49, or unknown; {due}: the next payment, $49, or unknown; {dueDay}: its day */
export const subscriptionActive = message(
  'Your subscription to {product} {plan} is active. Your new limits apply now.{paid, select, unknown {} other { You paid {paid}.}}{due, select, unknown {} other { Your next payment of {due} is due on {dueDay}.}}',
);
/** {plan}: its name; {day}: when the trial ends, or unknown */
export const trialEnds = message('Your trial of {plan} ends {day, select, unknown {soon} other {on {day}}}');
/** {plan}: its name; {price}: $490 per year, or unknown; {due}: the first payment, $49, or unknown; {otherwise}: the plan without a card */
export const addCardToStay = message(
  'To stay on {plan}{price, select, unknown {} other { for {price}}}, add a card before then. The first payment{due, select, unknown {} other { of {due}}} is due when the trial ends. Without a card you go back to {otherwise}.',
);
/** {plan}: its name; {price}: $490 per year, or unknown; {due}: the first payment, $49, or unknown */
export const continuesAfterTrial = message(
  '{plan} continues{price, select, unknown {} other { for {price}}}. We charge the first payment{due, select, unknown {} other { of {due}}} to your card when the trial ends. To avoid it, cancel before then.',
);
/** {otherwise}: the plan without the subscription */
export const nothingIsLost = message(
  'Your keywords, answers and reports stay. Keywords above the limit of {otherwise} are paused.',
);
/** {plan}: its name */
export const paymentReceivedSubject = message('Your payment for {plan} was received');
/** {paid}: $49, or unknown; {product}: our name; {plan}: its name; {due}: the next payment, $49, or unknown; {dueDay}: its day */
export const paymentReceived = message(
  'We received your payment{paid, select, unknown {} other { of {paid}}} for {product} {plan}.{due, select, unknown {} other { Your next payment of {due} is due on {dueDay}.}}',
);
/** {plan}: its name */
export const onPlanNow = message('You’re now on {plan}');
/** {product}: our name; {plan}: its name; {price}: $490 per year, or unknown; {due}: the next payment, $49, or unknown; {dueDay}: its day */
export const subscriptionChanged = message(
  'You’re now subscribed to {product} {plan}{price, select, unknown {} other { for {price}}}. Your new limits apply.{due, select, unknown {} other { Your next payment of {due} is due on {dueDay}.}}',
);
/** {plan}: its name */
export const paymentFailedSubject = message('Your payment for {plan} failed');
/** {owed}: $49, or unknown; {product}: our name; {plan}: its name; {days}: how long it stays active; {day}: the last of them, or unknown */
export const paymentFailed = message(
  'We couldn’t collect the payment{owed, select, unknown {} other { of {owed}}} for {product} {plan}. Your plan stays active for {days, plural, one {# day} other {# days}}{day, select, unknown {} other {, until {day}}}. Please check your card before then.',
);
/** {plan}: its name */
export const paymentDisputedSubject = message('Your payment for {plan} is disputed');
/** {product}: our name; {plan}: its name */
export const paymentDisputed = message(
  'Your bank says that you don’t recognize a payment for {product} {plan}. Until the bank decides, {plan} is paused and we charge nothing.',
);
/** {whom}: support where the site names an address of it; {plan}: its name */
export const withdrawDispute = message(
  'If this is a mistake, ask your bank to withdraw the dispute and {whom, select, support {contact support} other {ask the people who run the site}}. Once the bank confirms the payment, {plan} is active again.',
);
/** {plan}: its name */
export const yoursAgain = message('{plan} is active again');
/** {product}: our name; {plan}: its name; {day}: when a canceled subscription ends, or unknown */
export const paymentConfirmed = message(
  'The bank confirmed your payment for {product} {plan}. Your limits apply again{day, select, unknown {} other {. The subscription ends on {day} unless you resume it}}.',
);
/** {plan}: its name */
export const canceledSubject = message('Your subscription to {plan} was canceled');
/** {plan}: its name; {day}: the last of the period, or unknown; {otherwise}: the plan after it */
export const staysUntil = message(
  'You keep {plan} until {day, select, unknown {the end of the period} other {{day}}}. After that you’re on {otherwise}.',
);
/** {plan}: its name */
export const endedSubject = message('Your subscription to {plan} has ended');
/** {otherwise}: the plan without the subscription */
export const onOtherwiseNow = message('You’re now on {otherwise}.');
/** Of a plan that is gone. */
export const yourPlan = 'your plan';
export const seeYourPlan = 'See your plan';
export const addCard = 'Add a card';
export const checkYourCard = 'Check your card';
export const contactSupport = 'Contact support';
export const resumeIt = 'Resume subscription';
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
  'Invoice {invoice} was refunded {there} cents at Stripe and {here} here',
);
export const noDay = 'no day';

// Ask for reconciliation
export const reconciliationUnderWay = 'A reconciliation is already running. Please wait for it to finish.';

// Ask for refund
export const nothingPaid = 'This invoice has no payment.';
export const paymentIsDisputed = 'This payment is disputed. The bank decides who gets the money.';
export const paymentGivenBack = 'This payment was already refunded.';
/** {days}: how long a payment can be given back */
export const paymentTooOld = message(
  'This payment is older than {days, plural, one {# day} other {# days}}.',
);

// Begin checkout
export const planCostsNothing = 'This plan is free and needs no checkout.';
export const checkoutInOtherTab = 'A checkout is open in another tab. Continue there or start again here.';

// Change own plan
export const planNeedsCheckout = 'Pay for this plan in a checkout first.';
export const subscriptionStillRunning = 'Your subscription is still running. Change or cancel it first.';
export const alreadyOnPlan = 'You are already on this plan.';

// Open portal
export const nothingToManage = 'There’s no paid plan to manage yet.';

// Overview
/** Of a job that failed without a word. */
export const itSaidNothing = 'It gave no reason.';

// Reconcile
export const planDiffersFromGrants = 'The plan doesn’t match its grants';
