import { PRODUCT_NAME } from './product.ts';

/** Whether it is a page rather than a mail address. */
export const isSupportPage = (address: string): boolean => address.startsWith('https://');

/** The link to it. A mail gets the id of what went wrong in its subject, a page gets nothing. */
export function supportHref(address: string, errorId?: string | null): string {
  if (isSupportPage(address)) return address;
  const to = address.split('@').map(encodeURIComponent).join('@');
  if (!errorId) return `mailto:${to}`;
  return `mailto:${to}?subject=${encodeURIComponent(`${PRODUCT_NAME}: error ${errorId}`)}`;
}

/** What an operator without such an address is called, after words that name support. */
export const SUPPORT_UNNAMED = 'Support is the people who run this site.';
