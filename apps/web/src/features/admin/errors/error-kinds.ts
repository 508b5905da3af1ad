import type { ErrorCategory } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What each kind of error is called. */
export const ERROR_KIND_WORDS: Readonly<Record<ErrorCategory, string>> = {
  AUTH_ERROR: 'Sign-in',
  API_ERROR: 'Server',
  ROUTE_ERROR: 'Page',
  DATA_FETCH_ERROR: messages.dataFetch,
  COMPONENT_ERROR: 'Component',
  VALIDATION_ERROR: 'Input',
  UNKNOWN_ERROR: 'Unknown',
};
