import { getDomain, parse } from 'tldts';

const WITH_PRIVATE = { allowPrivateDomains: true };

/** Whether a host name ends in a registered public suffix (node.js does not, zillow.com does). */
export function isRegistrableHost(host: string): boolean {
  const parsed = parse(host);
  return parsed.isIcann === true && parsed.domain !== null;
}

/**
 * Registrable domain (example.co.uk) of a URL or host, by the public suffix list with its private section: on
 * github.io or myshopify.com every name below is somebody else's. Null for an address without one.
 */
export function registrableDomain(urlOrHost: string): string | null {
  return getDomain(urlOrHost, WITH_PRIVATE);
}
