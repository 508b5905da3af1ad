import { FRIENDLY_ERRORS, messageForCode } from '@answerscope/contract';
import { RequestError } from './request-error.ts';

const { api, general } = FRIENDLY_ERRORS;

/** What is said where something could not be shown, by the code of the failure (specification 8.2). */
const WORDS: Partial<Record<RequestError['code'], string>> = {
  NETWORK_ERROR: api.network,
  TIMEOUT_ERROR: api.timeout,
  INTERNAL_SERVER_ERROR: api.server_error,
  RATE_LIMIT_EXCEEDED: api.rate_limited,
  FORBIDDEN: api.forbidden,
  NOT_FOUND: api.not_found,
  VALIDATION_ERROR: api.bad_request,
  UNKNOWN: general.unknown,
};

/** Why something could not be loaded: the server's own words where it has better ones than those of the code. */
export function loadFailureInWords(error: unknown): string {
  if (!(error instanceof RequestError)) return general.loading_failed;
  const { code, message } = error;
  return message === messageForCode(code) ? (WORDS[code] ?? message) : message;
}
