import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is left of a refused body is worth skipping, so that its connection can be used again. */
const SKIPPED_BYTES_MAX = 64_000;
/** How long who is still sending may take to hear the answer. */
const LINGER_MS = 500;
const LINGER_BYTES_MAX = 4_000_000;

/**
 * Before an answer to a request whose body was not read to its end: what little is left is skipped; else the
 * connection ends with the answer. Its other half stays open for a moment: closed at once, the sender's system would
 * throw the answer away.
 */
export function leaveBodyUnread(request: IncomingMessage, response: ServerResponse): void {
  const announced = Number(request.headers['content-length'] ?? Number.NaN);
  request.on('error', () => undefined);
  request.resume();
  if (announced <= SKIPPED_BYTES_MAX) return;
  if (!response.headersSent) response.setHeader('connection', 'close');
  const { socket } = request;
  const end = () => socket.destroy();
  // Node ends the connection by this after the answer.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(end, LINGER_MS).unref();
    const read = socket.bytesRead;
    request.on('data', () => {
      if (socket.bytesRead - read > LINGER_BYTES_MAX) end();
    });
  };
}
