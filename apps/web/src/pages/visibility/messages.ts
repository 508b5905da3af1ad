import { message } from '@answerscope/contract';

// Tracked keywords
export const yourKeywordsNotLoaded = 'Your keywords could not be loaded';
export const checkSelected = 'Check selected';

// Visibility page
export const visibilityTracker = 'Visibility tracker';
export const theVisibilityTrackerNotLoaded = 'The visibility tracker could not be loaded';
export const theNewestResultsNotLoaded = 'The newest results could not be loaded';
/** {assistant}: its name; {mentioned} of {keywords}: keywords whose newest answer mentions the company */
export const newestAnswersMention = message(
  '{mentioned, number} of {keywords, plural, one {# newest check} other {# newest checks}} on {assistant} {mentioned, plural, one {mentions} other {mention}} you.',
);
