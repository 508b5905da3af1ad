import { isIP } from 'node:net';
import * as messages from './messages.ts';
import { mayBeSentTo } from './public-address.rules.ts';

/** Below them are the services of a machine: mail, sign-in, files. */
const FIRST_FREE_PORT = 1_024;
const HTTPS_PORT = 443;

/**
 * Why nothing may be sent to an address, in words; null: it may, as far as can be told before its name is looked up.
 * @param allowsLoopback also this machine, also without encryption
 */
export function refuseWebhookAddress(
  text: string,
  { allowsLoopback }: { allowsLoopback: boolean },
): string | null {
  const url = new URL(text);
  const host = hostOf(url);
  const isHere = host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
  if (url.username !== '' || url.password !== '') return messages.addressWithPassword;
  if (url.hash !== '') return messages.addressWithHash;
  if (url.protocol !== 'https:' && !(allowsLoopback && isHere)) return messages.addressWithoutHttps;
  const port = url.port === '' ? null : Number(url.port);
  if (port !== null && port !== HTTPS_PORT && port < FIRST_FREE_PORT)
    return messages.portRefused({ https: String(HTTPS_PORT), first: String(FIRST_FREE_PORT) });
  if (isHere && allowsLoopback) return null;
  if (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    (isIP(host) !== 0 && !mayBeSentTo(host, { allowsLoopback }))
  )
    return messages.addressNotPublic;
  return null;
}

/** The host of an address, an IPv6 one without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

const isLoopback = (host: string): boolean =>
  mayBeSentTo(host, { allowsLoopback: true }) && !mayBeSentTo(host, { allowsLoopback: false });
