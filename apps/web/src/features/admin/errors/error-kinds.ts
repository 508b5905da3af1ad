import type { ErrorCategory } from '@answerscope/contract';

/** What each kind of error is called. */
export const ERROR_KIND_WORDS: Readonly<Record<ErrorCategory, string>> = {
  AUTH_ERROR: 'Sign-in',
  API_ERROR: 'Server',
  ROUTE_ERROR: 'Whole page',
  DATA_FETCH_ERROR: 'Reading of data',
  COMPONENT_ERROR: 'Part of a page',
  VALIDATION_ERROR: 'Input',
  UNKNOWN_ERROR: 'Unknown',
};
