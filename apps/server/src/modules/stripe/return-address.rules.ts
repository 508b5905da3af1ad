import { validationError } from '@answerscope/contract';
import * as messages from './messages.ts';

/**
 * An address that the payment provider may send a browser to: a page of ours.
 * @throws VALIDATION_ERROR at the field for any other
 */
export function ownAddress(address: string, { field, baseUrl }: { field: string; baseUrl: string }): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.origin !== new URL(baseUrl).origin || url.username !== '' || url.password !== '')
    throw validationError({ [field]: [messages.addressOfThisSite] });
  return url;
}

/** The address a finished checkout comes back to: the payment provider puts the session's id into it. */
export function successAddress(url: URL): string {
  const address = new URL(url);
  address.searchParams.delete('session_id');
  const separator = address.search === '' ? '?' : '&';
  return `${address.origin}${address.pathname}${address.search}${separator}session_id={CHECKOUT_SESSION_ID}${address.hash}`;
}
