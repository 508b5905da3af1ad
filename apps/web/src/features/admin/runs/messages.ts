// Cancel run dialog
export const cancelThisRun = 'Cancel this run';
export const cancelRun = 'Cancel run';
export const runCancelled = 'Run cancelled';

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

// Run words
export const oneKeyword = 'One keyword';
export const running = 'Running';
export const done = 'Done';
export const cancelled = 'Cancelled';
export const outOfBudget = 'Out of budget';
export const failed = 'Failed';
export const thePlansMonthlyBudgetUsed = 'The plan’s monthly budget is used up';
export const theUsersOwnSpendingLimit = 'The user’s own spending limit is reached';
export const theDailyLimitInstallationReached = 'The daily limit of this installation is reached';
export const anAssistantNoLongerIn = 'An assistant is no longer in the plan';
