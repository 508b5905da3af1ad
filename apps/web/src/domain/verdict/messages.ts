import { message } from '@answerscope/contract';

// Failure words
export const detailsForTheAdministrator = 'Details for the administrator';
/** {assistant}: its name */
export const doesNotAnswer = message(
  '{assistant} is not answering. An administrator must check its key, credit or model.',
);

// Mentions in words
/** Behind an assistant's name. {whom}: 'you', or a company */
export const mentionsInOnlyAnswer = message('mentions {whom} in its only answer');
/** Behind an assistant's name. {whom}: 'you', or a company */
export const noMentionInOnlyAnswer = message('does not mention {whom} in its only answer');
/** Behind an assistant's name. {whom}: 'you', or a company; {answers}: more than one */
export const mentionsInNone = message('mentions {whom} in none of {answers, number} answers');
/** Behind an assistant's name. {whom}: 'you', or a company; {answers}: more than one */
export const mentionsInAll = message('mentions {whom} in all {answers, number} answers');
/** Behind an assistant's name. {whom}: 'you', or a company; {mentions} of {answers} do */
export const mentionsInSome = message('mentions {whom} in {mentions, number} of {answers, number} answers');

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
