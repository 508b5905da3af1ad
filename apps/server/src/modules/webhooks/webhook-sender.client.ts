import { type LookupAddress, lookup as lookUpName } from 'node:dns';
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookFailure } from '@answerscope/contract';
import { type Sent, sentOf } from './delivery.rules.ts';
import { mayBeSentTo } from './public-address.rules.ts';
import { hostOf } from './webhook-address.rules.ts';

/** From the look-up of the name to the end of the answer. */
const TIMEOUT_MS = 10_000;
/** Of an answer only the status counts; of the rest so much is let through, for receivers that notice. */
const ANSWER_BYTES_MAX = 4_096;

/** What is sent where. */
export interface Message {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** How long it may take; as all others when left out. */
  timeoutMs?: number;
}

/** Finds the addresses of a name, as `dns.lookup` does. */
export type ResolveName = (
  name: string,
  options: { all: true },
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export interface WebhookSender {
  /** Sends a message once. It never throws: what stood in the way is in what it returns. */
  send(message: Message): Promise<Sent>;
}

/** Sends messages to addresses of the internet alone, whatever a name leads to at the moment of sending. */
export function createWebhookSender({
  allowsLoopback,
  timeoutMs: usualMs = TIMEOUT_MS,
  resolveName = lookUpName,
}: {
  allowsLoopback: boolean;
  timeoutMs?: number;
  resolveName?: ResolveName;
}): WebhookSender {
  const isAllowed = (address: string) => mayBeSentTo(address, { allowsLoopback });
  const lookup = checkedLookup(resolveName, isAllowed);
  return {
    send: async ({ url: address, body, headers, timeoutMs = usualMs }) => {
      const url = new URL(address);
      const host = hostOf(url);
      // Nothing is looked up of what is an address already.
      if (isIP(host) !== 0 && !isAllowed(host)) return failed('not_allowed');
      if (url.protocol !== 'https:' && !allowsLoopback) return failed('not_allowed');
      try {
        return sentOf(await statusOf(url, { body, headers, lookup, signal: AbortSignal.timeout(timeoutMs) }));
      } catch (error) {
        return failed(failureOf(error));
      }
    },
  };
}

const failed = (failure: WebhookFailure): Sent => ({ arrived: false, status: null, failure });

/** A name leads to an address that nothing is sent to. */
class NotAllowedError extends Error {
  override name = 'NotAllowedError';
}

/**
 * The look-up of a connection: what it finds is checked and connected to, so that the name cannot lead elsewhere in
 * between. One address that is not allowed refuses the name.
 */
function checkedLookup(resolveName: ResolveName, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, found) => {
    resolveName(name, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined)
        return found(error ?? new Error(`${name} has no address`), []);
      if (!addresses.every(({ address }) => isAllowed(address)))
        return found(new NotAllowedError(`${name} leads to an address that nothing is sent to`), []);
      if (options.all) found(null, addresses);
      else found(null, first.address, first.family);
    });
  };
}

interface Outgoing {
  body: string;
  headers: Record<string, string>;
  lookup: LookupFunction;
  signal: AbortSignal;
}

/** The status of the answer; its body is let through up to a limit and kept nowhere. */
async function statusOf(url: URL, { body, headers, lookup, signal }: Outgoing): Promise<number> {
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const bytes = Buffer.from(body);
    const asked = request(
      url,
      {
        method: 'POST',
        // Each attempt has a connection of its own: one that is kept was checked for another moment.
        agent: false,
        lookup,
        signal,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': bytes.length },
      },
      resolve,
    );
    asked.on('error', reject);
    asked.end(bytes);
  });
  await passOver(response);
  return response.statusCode ?? 0;
}

/** The status is there: however the rest of the answer breaks off, it says nothing more. */
function passOver(response: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const end = () => {
      response.destroy();
      resolve();
    };
    response.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > ANSWER_BYTES_MAX) end();
    });
    response.on('end', end).on('error', end).on('close', end);
  });
}

function failureOf(error: unknown): WebhookFailure {
  // One word for both, or users could find out which names exist in the network that we run in.
  if (error instanceof NotAllowedError) return 'not_resolved';
  if (!(error instanceof Error)) return 'not_reached';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'ENODATA'].includes(code)) return 'not_resolved';
  if (code === 'ETIMEDOUT') return 'timeout';
  return NOT_SECURE.test(code) ? 'not_secure' : 'not_reached';
}

/** As Node and OpenSSL call a certificate, or a handshake, that was not accepted. */
const NOT_SECURE =
  /CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^EPROTO$|^UNABLE_TO_|^HOSTNAME_MISMATCH$|SELF_SIGNED|^CRL_|^INVALID_CA$|^PATH_LENGTH_EXCEEDED$/;
