import { message } from '@answerscope/contract';

// Error filters
export const open = 'Open';
export const resolved = 'Resolved';
export const ignored = 'Ignored';
export const state = 'State';
export const messagePageOrWholeId = 'Message, page or whole id';
export const kind = 'Kind';
export const allKinds = 'All kinds';

// Error groups
export const high = 'High';
export const medium = 'Medium';
export const low = 'Low';
export const loadingErrors = 'Loading errors...';
/** {times}: how often it came; {users}: how many met it; {first} and {last}: when */
export const howOftenAndWhen = message(
  '{times, plural, one {# time} other {# times}} · {users, plural, one {# user} other {# users}} affected · first <first></first> · last <last></last>',
);
/** {times}: how often it came */
export const sinceResolved = message(
  '{times, plural, one {# time} other {# times}} since it was resolved, in the same version',
);
export const newestExample = 'Newest example';
export const page = 'Page';
export const version = 'Version';
export const errorId = 'Error ID';

// Error kinds
export const dataFetch = 'Data fetch';
export const signIn = 'Sign-in';
export const server = 'Server';
export const component = 'Component';
export const input = 'Input';
export const unknown = 'Unknown';

// Error state dialog
export const errorResolved = 'Error resolved';
export const errorIgnored = 'Error ignored';
export const errorReopened = 'Error reopened';
export const resolve = 'Resolve';
export const ignore = 'Ignore';
export const reopen = 'Reopen';
export const resolveThisError = 'Resolve this error';
export const ignoreThisError = 'Ignore this error';
export const reopenThisError = 'Reopen this error';
/** {times}: how often it came */
export const resolvedConsequence = message(
  'Seen {times, plural, one {# time} other {# times}}. It leaves the open errors and reopens if a newer version reports it.',
);
/** {times}: how often it came */
export const ignoredConsequence = message(
  'Seen {times, plural, one {# time} other {# times}}. It leaves the open errors for good and is still counted. You can reopen it.',
);
/** {times}: how often it came */
export const reopenedConsequence = message(
  'Seen {times, plural, one {# time} other {# times}}. It returns to the open errors.',
);
