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

/** The library's names of the sign-up's fields and ours. */
const FIELD_NAMES: Record<string, string> = { name: 'full_name', email: 'email', password: 'password' };

/** The first message per field of the form, from an error that names fields. */
export function authFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof RequestError)) return {};
  const named = Object.entries(error.details?.fields ?? {}).flatMap(([field, [message]]) => {
    const name = FIELD_NAMES[field] ?? field;
    return message ? [[name, message] as const] : [];
  });
  return Object.fromEntries(named);
}
