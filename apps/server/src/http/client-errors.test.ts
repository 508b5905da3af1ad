import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { Log } from '../lib/log.ts';
import { answerClientErrors } from './client-errors.ts';

const HEADERS_LIMIT_MS = 1_000;

/** Opens a connection, sends a text over it after a while, and says all that comes back until it is closed. */
const CLIENT = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, text, afterMs } } = require('node:worker_threads');
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => {
    parentPort.postMessage('connected');
    if (text) setTimeout(() => socket.write(text), afterMs);
  });
  socket.on('data', (data) => { answer += data; });
  socket.on('error', ({ code }) => { answer += code; });
  socket.on('close', () => parentPort.postMessage(answer));
`;

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** A server that gives a request little time to begin, and a client in a thread of its own. */
async function meet(text: string, afterMs: number) {
  const logged: unknown[] = [];
  const log = { info: (entry: unknown) => void logged.push(entry) } as unknown as Log;
  server = createServer({ connectionsCheckingInterval: 50 }, (_request, response) => {
    response.setHeader('connection', 'close').end('served');
  });
  server.headersTimeout = HEADERS_LIMIT_MS;
  answerClientErrors(server, log);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new Worker(CLIENT, { eval: true, workerData: { port, text, afterMs } });
  const said: string[] = [];
  const answer = new Promise<string>((resolve) => {
    client.on('message', (message: string) => {
      if (said.push(message) === 2) resolve(message);
    });
  });
  await expect.poll(() => said).toContain('connected');
  return { answer, logged };
}

it('a connection over which nothing was sent is closed without a word', async () => {
  const { answer, logged } = await meet('', 0);
  expect(await answer).toBe('');
  expect(logged).toEqual([]);
});

it('a request that has arrived over a connection opened long before is answered, not refused', async () => {
  const { answer, logged } = await meet('GET / HTTP/1.1\r\nhost: x\r\n\r\n', 500);
  await sleep(100);
  // The limit runs out and the request arrives while the event loop is busy: it looks at its timers first then.
  await nextTurn();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * HEADERS_LIMIT_MS);
  expect(await answer).toContain('served');
  expect(logged).toEqual([]);
});

it('a request that was begun and not sent to its end in time is refused in the one shape', async () => {
  const { answer, logged } = await meet('GET / HTTP/1.1\r\nhost: x\r\n', 0);
  expect(await answer).toMatch(/^HTTP\/1\.1 400 .*"VALIDATION_ERROR".*"sent_too_slowly"/s);
  expect(logged).toMatchObject([{ status: 400, reason: 'sent_too_slowly' }]);
});
