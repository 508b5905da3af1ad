import { message } from '@answerscope/contract';

// Failure words
export const detailsForTheAdministrator = 'Details for the administrator';
/** {assistant}: its name */
export const doesNotAnswer = message(
  '{assistant} is not answering. An administrator must check its key, credit or model.',
);

// State words
export const notMentioned = 'Not mentioned';
export const noCompaniesMentioned = 'No companies mentioned';
export const checkFailed = 'Check failed';
export const mentioned = 'Mentioned';
export const refused = 'Refused';

// Verdict badge
/** {company}: another one than the user's */
export const mentionedCompany = message('Mentioned: {company}');
/** {company}: another one than the user's */
export const notMentionedCompany = message('Not mentioned: {company}');
/** {state}: what the answer says, such as 'Mentioned' */
export const setByAdministrator = message('{state}, set by administrator');
