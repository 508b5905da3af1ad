import { type LookupAddress, lookup as lookUpName } from 'node:dns';
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { mayBeSentTo } from './public-address.rules.ts';
import { hostOf } from './webhook-address.rules.ts';

/** Finds the addresses of a name, as `dns.lookup` does. */
export type ResolveName = (
  name: string,
  options: { all: true },
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** The address is not on the internet, or the request would not be encrypted. */
export class NotAllowedError extends Error {
  override name = 'NotAllowedError';
}

/** A name leads to an address that nothing is sent to. */
export class ClosedNameError extends Error {
  override name = 'ClosedNameError';
}

interface OutgoingRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string | number>;
  body?: Buffer;
  signal: AbortSignal;
}

/** One request to the internet; it follows no redirect. @throws NotAllowedError, ClosedNameError, the connection's errors */
export type Outgoing = (url: URL, request: OutgoingRequest) => Promise<IncomingMessage>;

/** Sends requests to addresses of the internet alone, whatever a name leads to at that moment. */
export function createOutgoing({
  allowsLoopback,
  resolveName = lookUpName,
}: {
  allowsLoopback: boolean;
  resolveName?: ResolveName | undefined;
}): Outgoing {
  const isAllowed = (address: string) => mayBeSentTo(address, { allowsLoopback });
  const lookup = checkedLookup(resolveName, isAllowed);
  return async (url, { method, headers, body, signal }) => {
    const host = hostOf(url);
    // Nothing is looked up of what is an address already.
    const isClosed = isIP(host) !== 0 && !isAllowed(host);
    if (isClosed || (url.protocol !== 'https:' && !allowsLoopback))
      throw new NotAllowedError(`nothing is sent to ${url.origin}`);
    const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
    return new Promise((resolve, reject) => {
      // A kept connection was checked for another moment, so each request opens its own.
      const asked = request(url, { method, agent: false, lookup, signal, headers }, resolve);
      asked.on('error', reject);
      asked.end(body);
    });
  };
}

/**
 * Looks a name up, checks each address and connects to a checked one, because the name may change in between.
 * One address that is not allowed refuses the name.
 */
function checkedLookup(resolveName: ResolveName, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, found) => {
    resolveName(name, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined)
        return found(error ?? new Error(`${name} has no address`), []);
      if (!addresses.every(({ address }) => isAllowed(address)))
        return found(new ClosedNameError(`${name} leads to an address that nothing is sent to`), []);
      if (options.all) found(null, addresses);
      else found(null, first.address, first.family);
    });
  };
}
