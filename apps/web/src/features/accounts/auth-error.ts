import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { RequestError } from '../../lib/request-error.ts';

const { auth } = FRIENDLY_ERRORS;

/** What the form says of a failed sign-in or sign-up; the server's own texts pass, faults of ours get one text. */
export function authErrorText(error: unknown): string {
  if (!(error instanceof RequestError)) return auth.unexpected;
  if (error.code === 'NETWORK_ERROR' || error.code === 'TIMEOUT_ERROR') return auth.network;
  if (error.code === 'UNKNOWN' || error.code === 'INTERNAL_SERVER_ERROR') return auth.unexpected;
  return error.message;
}
