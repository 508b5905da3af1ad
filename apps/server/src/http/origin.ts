import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when a write may use the browser's cookies: it comes from a page of this very product.
 * Browsers send Origin with every write; a client without it must not rely on cookies.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, baseUrl: string): boolean {
  const origin = headers.origin;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.origin === new URL(baseUrl).origin) return true;
  // Another name of the same server, for example 127.0.0.1 beside localhost: the browser set both headers.
  return headers.host !== undefined && url.host === headers.host;
}
