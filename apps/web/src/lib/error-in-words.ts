import * as messages from './messages.ts';
import { RequestError } from './request-error.ts';

const UNKNOWN = messages.somethingWentWrong;

/**
 * What people read of a failure: the server's own words, or those of a lost connection.
 * @param otherwise said of what is no answer of the server, where the screen has better words than the general ones.
 */
export function errorInWords(error: unknown, otherwise: string = UNKNOWN): string {
  return error instanceof RequestError ? error.message : otherwise;
}

/** What could not be done, and why: 'Failed to create logo: Please name the company' */
export function failureInWords(what: string, error: unknown): string {
  return messages.failureBecause({ what, why: errorInWords(error, messages.pleaseTryAgain) });
}
