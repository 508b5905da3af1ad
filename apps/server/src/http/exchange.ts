import type { IncomingMessage, ServerResponse } from 'node:http';
import { appError } from '@answerscope/contract';
import type { SignedInActor } from '../context/actor.ts';
import { newId } from '../lib/ids.ts';
import { clientAddress } from './client-address.ts';

/** A request and what is known of it from the first moment. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** As it was asked; the request itself may be handed on as another. */
  method: string;
  url: URL;
  path: string;
  now: Date;
  address: string;
  /** Who asks, once that is known. */
  actor: SignedInActor | null;
}

/** Names a request and reads its address. */
export function toExchange(
  request: IncomingMessage,
  response: ServerResponse,
  trustedProxies: readonly string[],
): Exchange {
  const rawUrl = request.url ?? '/';
  // Joined, not resolved: a path that begins with two slashes is a path, not another host.
  const joined = `http://host${rawUrl.startsWith('/') ? '' : '/'}${rawUrl}`;
  const url = new URL(URL.canParse(joined) ? joined : 'http://host/');
  return {
    request,
    response,
    requestId: newId(),
    method: request.method ?? 'GET',
    url,
    path: url.pathname,
    now: new Date(),
    address: clientAddress(request, trustedProxies),
    actor: null,
  };
}

/** Aborted when whoever asked has left before the answer was sent. */
export function clientDisconnected(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const left = () => {
    if (!response.writableFinished)
      controller.abort(appError('TIMEOUT_ERROR', { details: { reason: 'client_left' } }));
  };
  if (response.closed) left();
  else response.once('close', left);
  return controller.signal;
}
