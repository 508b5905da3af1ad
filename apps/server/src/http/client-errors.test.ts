import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { Log } from '../lib/log.ts';
import { answerClientErrors } from './client-errors.ts';

const HEADERS_LIMIT_MS = 1_000;

/** Opens a connection, sends a text over it, and says all that comes back until it is closed. */
const CLIENT = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, text, sent } } = require('node:worker_threads');
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => {
    if (!text) return;
    socket.write(text, () => {
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
    });
  });
  socket.on('data', (data) => { answer += data; });
  socket.on('error', ({ code }) => { answer += code; });
  socket.on('close', () => parentPort.postMessage(answer));
`;

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** A server that gives a request little time to begin, and what a client in a thread of its own hears from it. */
async function meet(text: string, onConnection: (sent: Int32Array) => void = () => undefined) {
  const logged: unknown[] = [];
  const log = { info: (entry: unknown) => void logged.push(entry) } as unknown as Log;
  server = createServer({ connectionsCheckingInterval: 50 }, (_request, response) => {
    response.setHeader('connection', 'close').end('served');
  });
  server.headersTimeout = HEADERS_LIMIT_MS;
  answerClientErrors(server, log);
  const sent = new Int32Array(new SharedArrayBuffer(4));
  server.on('connection', () => onConnection(sent));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new Worker(CLIENT, { eval: true, workerData: { port, text, sent } });
  const [answer] = await once(client, 'message');
  return { answer, logged };
}

it('a connection over which nothing was sent is closed without a word', async () => {
  const { answer, logged } = await meet('');
  expect(answer).toBe('');
  expect(logged).toEqual([]);
});

it('a request that has arrived over a connection opened long before is answered, not refused', async () => {
  // The request arrives and the limit runs out while the event loop is busy: it looks at its timers first then.
  const { answer, logged } = await meet('GET / HTTP/1.1\r\nhost: x\r\n\r\n', (sent) => {
    Atomics.wait(sent, 0, 0);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * HEADERS_LIMIT_MS);
  });
  expect(answer).toContain('served');
  expect(logged).toEqual([]);
});

it('a request that was begun and not sent to its end in time is refused in the one shape', async () => {
  const { answer, logged } = await meet('GET / HTTP/1.1\r\nhost: x\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*"VALIDATION_ERROR".*"sent_too_slowly"/s);
  expect(logged).toMatchObject([{ status: 400, reason: 'sent_too_slowly' }]);
});
