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
  const base = new URL(baseUrl);
  if (url.origin === base.origin) return true;
  // Another name of the same server, for example 127.0.0.1 beside localhost: the browser set both headers.
  if (headers.host === undefined || url.host !== headers.host) return false;
  // The name people use has one scheme: a page of the same name on the other one is not ours.
  return url.host !== base.host;
}
