import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type ErrorDetails } from '@answerscope/contract';
import { newId } from '../lib/ids.ts';
import type { Log } from '../lib/log.ts';
import { plainAddress } from './client-address.ts';
import { toWireError } from './wire-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'sent_too_slowly',
};

/** Refusals of Node's own, of what is no request that could be routed, in the one shape; the connection ends with it. */
export function answerClientErrors(server: Server, log: Log): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The other side is gone, or an answer is being sent that this would be mixed into.
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegunToAnswer(socket)) {
      socket.destroy();
      return;
    }
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
      closeUnused(socket);
      return;
    }
    const reason = REASONS[error.code ?? ''] ?? 'malformed';
    const details: ErrorDetails = { reason };
    const requestId = newId();
    const refusal = toWireError(new AppError('VALIDATION_ERROR', { details }), {
      requestId,
      path: '',
      now: new Date(),
    });
    const body = JSON.stringify(refusal);
    log.info(
      { id: requestId, status: refusal.status, reason, address: plainAddress(socket.remoteAddress ?? '') },
      'request',
    );
    const head = [
      'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `x-request-id: ${requestId}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    setTimeout(() => socket.destroy(), 500).unref();
  });
}

/**
 * Ends a connection over which nothing was ever sent. Browsers open such ones ahead of need, so no refusal is written:
 * it would be taken for the answer to a request that is just on its way. One that has arrived and waits to be read,
 * as after a moment in which the event loop was busy, is read in this turn of the loop and answered.
 */
function closeUnused(socket: Socket): void {
  setImmediate(() => {
    if (socket.bytesRead === 0) socket.destroy();
  });
}

/** Node keeps the response that is being sent with its connection. */
function hasBegunToAnswer(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}
