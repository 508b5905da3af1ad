import { message } from '@answerscope/contract';

// Admin mails page
export const mails = 'Mails';
export const loadingMails = 'Loading mails...';
export const theMailsNotLoaded = 'The mails could not be loaded';
export const noMailsMatchSearchAnd = 'No mails match your search and state.';
export const noMailsYet = 'No mails yet';
export const mailsLast30DaysAppear = 'Mails of the last 30 days appear here.';
/** {count}: mails in the list; {isCapped}: yes where nobody counted all of them */
export const mailCount = message(
  '{isCapped, select, yes {more than } other {}}{count, plural, one {# mail} other {# mails}} in the last 30 days',
);
