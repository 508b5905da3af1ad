import { message } from '@answerscope/contract';

// Cancel run dialog
export const cancelThisRun = 'Cancel this run';
export const cancelRun = 'Cancel run';
export const runCancelled = 'Run cancelled';
/** {count}: that were not made yet; {user}: their email */
export const checksNotRun = message(
  '{count, plural, one {# check} other {# checks}} of {user} will not run. Existing answers stay. The user can resume the run.',
);

// Run filters
export const emailUserIdOrRun = 'Email, user ID or run ID';
export const state = 'State';
export const allStates = 'All states';
export const assistant = 'Assistant';
export const allAssistants = 'All assistants';
export const startedFrom = 'Started from';
export const startedUntil = 'Started until';

// Run table
export const runs = 'Runs';
export const user = 'User';
export const started = 'Started';
export const trigger = 'Trigger';
export const assistants = 'Assistants';
export const keywords = 'Keywords';
export const reason = 'Reason';
export const cancel = 'Cancel';
/** {count}: assistants */
export const allOfThem = message('All {count, number}');
/** {processed}: keywords, of {total} */
export const processedOf = message('{processed, number} of {total, number}');

// Run words
export const oneKeyword = 'One keyword';
export const running = 'Running';
export const done = 'Done';
export const cancelled = 'Cancelled';
export const outOfBudget = 'Out of budget';
export const failed = 'Failed';
export const planBudgetUsedUp = 'The plan’s monthly budget is used up';
export const ownLimitReached = 'The user’s own spending limit is reached';
export const dailyLimitReached = 'The daily limit of this installation is reached';
export const assistantNotInPlan = 'An assistant is no longer in the plan';
export const manual = 'Manual';
export const scheduled = 'Scheduled';
