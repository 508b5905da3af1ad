import type { ErrorCategory } from '@answerscope/contract';
import * as messages from './messages.ts';

/** What each kind of error is called. */
export const ERROR_KIND_WORDS: Readonly<Record<ErrorCategory, string>> = {
  AUTH_ERROR: messages.signIn,
  API_ERROR: messages.server,
  ROUTE_ERROR: messages.page,
  DATA_FETCH_ERROR: messages.dataFetch,
  COMPONENT_ERROR: messages.component,
  VALIDATION_ERROR: messages.input,
  UNKNOWN_ERROR: messages.unknown,
};
