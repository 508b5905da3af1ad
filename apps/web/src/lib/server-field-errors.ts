import { RequestError } from './request-error.ts';

/** The first message per field that the server refused; empty when it named none. */
export function serverFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof RequestError)) return {};
  const named = Object.entries(error.details?.fields ?? {}).flatMap(([field, [message]]) =>
    message ? [[field, message] as const] : [],
  );
  return Object.fromEntries(named);
}
