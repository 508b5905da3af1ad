import { message } from '@answerscope/contract';

// Admin errors page
export const errorMonitoring = 'Error Monitoring';
export const loadingErrors = 'Loading errors...';
export const theErrorsNotLoaded = 'The errors could not be loaded';
export const whatBreaksInSomebodysBrowser =
  'Errors in browsers and on the server appear here, without personal data.';
/** {count}: errors in {state}, one of open, resolved and ignored */
export const errorsInState = message(
  '{count, plural, one {# error} other {# errors}} {state, select, open {open} resolved {resolved} other {ignored}}',
);
/** {state}: open, resolved or ignored */
export const noErrorFits = message(
  'No {state, select, open {open} resolved {resolved} other {ignored}} errors match your search and kind.',
);
/** {state}: open, resolved or ignored */
export const noErrors = message('No {state, select, open {open} resolved {resolved} other {ignored}} errors');
