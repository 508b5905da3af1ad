import * as messages from './accounts-messages.ts';
import { PRODUCT_NAME } from './product.ts';

/** Whether it is a page rather than a mail address. */
export const isSupportPage = (address: string): boolean => address.startsWith('https://');

/** The link to it. A mail gets the id of what went wrong in its subject, a page gets nothing. */
export function supportHref(address: string, errorId?: string | null): string {
  if (isSupportPage(address)) return address;
  const to = address.split('@').map(encodeURIComponent).join('@');
  if (!errorId) return `mailto:${to}`;
  return `mailto:${to}?subject=${encodeURIComponent(messages.supportSubject({ product: PRODUCT_NAME, error: errorId }))}`;
}

/** Said after words that name support, where its operator has set no address. */
export const SUPPORT_UNNAMED = messages.thisSiteListsNoSupport;
