import type { IncomingMessage } from 'node:http';
import { appError } from '@answerscope/contract';
import * as messages from './messages.ts';

/** The machine itself by its own names, as its health checks and a person beside it write them. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Serves a product whose address is set under that name only: what is asked under another one is not ours to answer
 * (a foreign name that leads here could read what it likes, and caches would keep our pages under it).
 * @param own host of the address people use, with its port; null when it is not set: then every name is served.
 * @throws VALIDATION_ERROR
 */
export function refuseForeignHost(request: IncomingMessage, own: string | null): void {
  const { host } = request.headers;
  if (host === undefined) {
    // HTTP/1.0 knows no such header.
    if (request.httpVersion !== '1.0' || own !== null) throw unknownHost();
    return;
  }
  if (own === null || host.toLowerCase() === own || LOOPBACK.test(host)) return;
  throw unknownHost();
}

function unknownHost() {
  return appError('VALIDATION_ERROR', {
    message: messages.addressNotServed,
    details: { reason: 'unknown_host' },
  });
}
