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
  '{assistant}’s newest answers mention you for {mentioned, number} of {keywords, plural, one {# keyword} other {# keywords}}.',
);
