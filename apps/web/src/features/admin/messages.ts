import { message } from '@answerscope/contract';

// Account badges
export const active = 'Active';
export const inactive = 'Inactive';
export const administrator = 'Administrator';

// Act dialog
export const saving = 'Saving...';
export const reason = 'Reason';
export const keptInAuditLog = 'Saved in the audit log.';

// Conflict words
export const onPaidPlanNothingPays = 'On a paid plan without a payment.';
export const paidForAndNotOn = 'Paid for a plan, but not on it.';

// Default plan
export const newAccountsStartOnPlan = 'New accounts start on this plan.';
export const newAccountsCantStartOn = 'New accounts cannot start on a plan with a price.';
export const newAccountsCantStartOnWithdrawn = 'New accounts cannot start on a withdrawn plan.';
export const newAccountsStartOnAnother = 'New accounts start on another plan.';
/** {plan}: its name */
export const startNewAccountsOn = message('Start new accounts on {plan}');
/** {plan}: its name */
export const newAccountsStartOn = message('New accounts start on {plan}');
export const makeDefault = 'Make default';
export const accountsCreatedFromNowOn = 'New accounts start here. Existing accounts do not change.';

// Facts
export const notGiven = 'Not given';

// Filter bar
export const filters = 'Filters';
/** {count}: how many narrow the list */
export const filtersOfCount = message('Filters ({count, number})');
export const clear = 'Clear';

// Resume dialog
/** {assistant}: its name */
export const askAgain = message('Ask {assistant} again');
/** {assistant}: its name */
export const isAskedAgain = message('{assistant} is asked again');
export const whatResumingTouches = 'All waiting runs ask 1 provider again now.';
export const resume = 'Resume';
