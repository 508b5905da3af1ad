import { message } from '@answerscope/contract';

// Lift omega dialog
export const lift = 'Lift';
export const answersDecideAgain = 'The answers decide again';
/** {keyword}: as its user wrote it */
export const liftStatusOf = message('Lift the status of {keyword}');
/** {user}: their email; {assistant}: its name */
export const followsAnswersAgain = message(
  'From now on, 1 status of {user} follows the answers of {assistant} again. Earlier reports do not change.',
);

// Omega filters
export const emailOfAUser = 'User email or keyword';
export const state = 'State';
export const assistant = 'Assistant';
export const allAssistants = 'All assistants';

// Omega forecast
export const chooseAll = 'Choose a user, a keyword, an assistant and a status to preview the change.';
export const forecastNotRead = 'The preview could not be loaded, so nothing was changed. Choose again.';
export const readingForecast = 'Reading which numbers it touches...';
/** {assistant}: its name; {status}: mentioned or not_mentioned */
export const setAlready = message(
  'This keyword’s status on {assistant} is already set to {status, select, mentioned {mentioned} other {not mentioned}}. Lift that first.',
);
/** {assistant}: its name */
export const inNextReport = message('Next report on {assistant}, with the same answers:');

// Omega in words
export const inForce = 'In force';
export const noStatusIsSet = 'No status is set';
export const expired = 'Expired';
export const noSetStatusHasExpired = 'No set status has expired';
export const lifted = 'Lifted';
export const noSetStatusLifted = 'No set status was lifted';
export const keywordsMentioningTheCompany = 'Keywords mentioning the company';
export const notMentioned = 'Not mentioned';
export const newlyMentioned = 'Newly mentioned';
export const noLongerMentioned = 'No longer mentioned';
export const earlierReportsStay = 'Answers, rates and earlier reports do not change.';
/** {assistant}: its name */
export const neverAsked = message(
  '{assistant} was never asked about this keyword. The status appears with its first check.',
);
/** {assistant}: its name; {state} now, with {mentions} of {answers}; {status}: what it is set to */
export const nowAndThen = message(
  'Now on {assistant} · {state} ({mentions, number} of {answers, plural, one {# answer} other {# answers}}). It will be shown as {status}.',
);
/** {assistant}: its name */
export const noReportYet = message('No report on {assistant} yet. The first one uses this status.');
/** {mentioned}: keywords, of {total}; {share}: '12.5%' */
export const mentionedOf = message('{mentioned, number} of {total, number} ({share})');
/** {what}: 'Not mentioned'; {before} and {after}: its count */
export const countChanges = message('{what}: {before} → {after}');
export const noCountChanges =
  'No count of the next report changes. Answers, rates and earlier reports do not change.';

// Omega list
export const loadingTheSetStatuses = 'Loading the set statuses...';
export const untilItIsLifted = 'until it is lifted';
/** {reason}: an administrator's */
export const quotedReason = message('“{reason}”');
/** {at}: when; {administrator}: their email */
export const setBy = message('set <at></at> by {administrator}');
/** {at}: when; {administrator}: their email; {reason}: what they wrote */
export const liftedBy = message('Lifted <at></at> by {administrator}: “{reason}”');
/** {at}: when */
export const expiredAt = message('expired <at></at>');
/** {at}: when */
export const untilThen = message('until <at></at>');
export const administratorGone = 'a deleted administrator';

// Omega pickers
export const user = 'User';
export const typeAnEmail = 'Type an email, a name or a company';
export const keyword = 'Keyword';
export const typeFindKeyword = 'Type to find a keyword';

// Set omega dialog
export const setAStatus = 'Set a status';
export const setStatus = 'Set status';
export const chooseAnAssistant = 'Choose an assistant';
export const status = 'Status';
export const chooseAStatus = 'Choose a status';
export const until = 'Until';
export const untilHint = 'Last day (UTC). Leave empty for no end date.';
/** {keyword}: as its user wrote it; {status}: mentioned or not_mentioned */
export const isSetTo = message(
  '{keyword} is set to {status, select, mentioned {mentioned} other {not mentioned}}',
);
