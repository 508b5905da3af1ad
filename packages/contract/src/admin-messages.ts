// Admin acts
export const aReasonIsRequired = 'A reason is required';
export const nothingChangeGiven = 'Nothing to change was given';
export const enterNumberKeywords = 'Please enter a number of keywords';
export const enterAWholeNumber = 'Please enter a whole number';
export const theLimitCannotBeNegative = 'The limit cannot be negative';
export const writeANote = 'Please write a note';
export const chooseAPlan = 'Please choose a plan';
/** @specification 5 */
export const enterValidEmailAddress = 'Please enter a valid email address';
export const nameAUser = 'Please name a user';

// Admin operations
export const chooseAtLeastOneUser = 'Please choose at least one user';

// Admin
export const mustBePageBackOffice = 'Must be a page of the back office';
export const mustBeWholeId = 'Must be a whole id';
export const nameThisView = 'Please name this view';

// Runs
export const theSameKeyAgainSame = 'The same key again is the same run; with another body it is a CONFLICT.';

// Warning words
export const failedAssistantCalls = 'Failed assistant calls, %';
export const oldestWaitingCheck = 'Oldest waiting check, minutes';
export const dailySpendingLimitUsed = 'Daily spending limit used, %';
export const failedJobsAndMails = 'Failed jobs and mails';
export const distinctErrorsReported = 'Distinct errors reported';
export const machineMemoryUsed = 'Machine memory used, %';
export const serverErrors = 'Server errors, % of calls';
export const averageResponseTime = 'Average response time, ms';
export const above = 'above';
export const below = 'below';
export const exactly = 'exactly';
