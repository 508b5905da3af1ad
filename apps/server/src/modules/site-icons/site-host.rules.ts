import { isIP } from 'node:net';

/** Names that lead nowhere on the internet (RFC 2606, 6761, 6762, 7686, 8375, 9476): simulated answers cite such. */
const RESERVED =
  /(^|\.)(alt|arpa|example|internal|invalid|lan|local|localhost|onion|test|example\.(com|net|org))$/;
const HOST_MAX = 253;

/** Whether a cited host is a name of the internet, neither a number nor reserved. */
export function canHaveIcon(host: string): boolean {
  const isName = host.length <= HOST_MAX && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && isIP(host) === 0;
  // A name that ends in digits is read as a number by browsers.
  return isName && !/\.\d+$/.test(host) && !RESERVED.test(host);
}
