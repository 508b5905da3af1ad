import { message } from '@answerscope/contract';

// Business figures
export const trialEnds = 'Trial ends';
export const noneYet = 'None yet';
export const businessNotLoaded = 'The business figures could not be loaded';
export const loadingBusiness = 'Loading the business figures...';
export const business = 'Business';
export const trialsEndingSoon = 'Trials ending soon';
export const mrr = 'MRR';
export const trialsRunning = 'Trials running';
export const trialConversion = 'Trial conversion';
export const churn = 'Churn';
export const user = 'User';
export const plan = 'Plan';
export const card = 'Card';
export const added = 'Added';
/** {shown}: trials of the list, of {all} that end soon */
export const nextOf = message('The next {shown, number} of {all, number}.');
/** {unpriced}: subscriptions without a known price */
export const noPaidSubscription = message(
  'No paid subscription{unpriced, plural, =0 {} one {; # subscription without a known price} other {; # subscriptions without a known price}}',
);
/** {currency}: 'EUR' */
export const mrrIn = message('MRR, {currency}');
/** {count}: subscriptions that are paid; {unpriced}: those without a known price */
export const paidSubscriptions = message(
  'Now, {count, plural, one {# paid subscription} other {# paid subscriptions}}{unpriced, plural, =0 {} one {; # subscription without a known price} other {; # subscriptions without a known price}}',
);
/** {count}: trials; {days}: from now */
export const endWithin = message('{count, number} end within {days, plural, one {# day} other {# days}}');
/** {count}: accounts that paid, of {trials}; {days}: the range */
export const paidOfTrials = message(
  '{count, number} of {trials, plural, one {# ended trial} other {# ended trials}} paid, {days}',
);
/** {count}: customers that left, of {customers}; {days}: the range */
export const lostOfCustomers = message(
  '{count, number} of {customers, plural, one {# customer} other {# customers}} lost since the start, {days}',
);

// Customer margins
export const pricePerMonth = 'Price per month';
export const notKnownYet = 'Not known yet';
export const priceAndCostPerCustomer = 'Price and cost per customer';
export const customersNotLoaded = 'The customers could not be loaded';
export const margin = 'Margin';
/** {plan}: its name */
export const onTrial = message('{plan}, on trial');
/** {days}: whose cost is shown */
export const answersInDays = message('Answers, {days, plural, one {# day} other {# days}}');
/** {days}: whose cost is shown */
export const nobodyPaysYet = message(
  'No paying customers and no answer costs in {days, plural, one {# day} other {# days}}.',
);
/** {count}: all of the list */
export const countOfCustomers = message('{count, plural, one {# customer} other {# customers}}');
/** {count}: where the server stopped counting */
export const moreCustomers = message('more than {count, plural, one {# customer} other {# customers}}');
