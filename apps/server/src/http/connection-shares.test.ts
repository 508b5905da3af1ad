import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../lib/log.ts';
import { connectionLimits, shareConnections } from './connection-shares.ts';
import { createMetrics } from './metrics.ts';

const LIMITS = { all: 12, of_a_block: 5, of_a_busy_block: 8 };
const [ATTACKER, NEIGHBOUR] = ['127.0.0.2', '127.0.0.3'];

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** More than the system takes from a server for somebody who does not read. */
const LARGE = Buffer.alloc(32 * 1_024 * 1_024);

/** Longer than any test: no connection is closed because it is idle. */
const NEVER_MS = 3_600_000;

/** A server that answers `/held` only when released, `/large` with much, and any other address at once. */
async function start(trustedProxies: readonly string[] = [], unreadMs = NEVER_MS) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const held: (() => void)[] = [];
  server = createServer((asked, response) => {
    const answer = () => response.end(shares.isWithinLimits(asked) ? 'taken' : 'surplus');
    if (asked.url === '/held') held.push(answer);
    else if (asked.url === '/large') response.end(LARGE);
    else answer();
  });
  const shares = shareConnections(server, {
    limits: LIMITS,
    trustedProxies,
    log: createLog('info', { write: (line: string) => lines.push(line) }),
    metrics,
    unreadMs,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined).resume();
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  return {
    lines,
    held,
    open,
    /** Asks on it, and does not wait. */
    hold: async (localAddress: string) => {
      const before = held.length;
      const socket = await open(localAddress);
      socket.write('GET /held HTTP/1.1\r\nhost: a\r\n\r\n');
      await expect.poll(() => held.length).toBe(before + 1);
      return socket;
    },
    ask: (localAddress: string) =>
      new Promise<string>((resolve, reject) => {
        const asked = request({ port, host: '127.0.0.1', localAddress, agent: false }, (response) => {
          response.setEncoding('utf8');
          response.on('data', resolve);
        });
        asked.on('error', reject);
        asked.end();
      }),
    isOpen: () => sockets.filter(({ destroyed }) => !destroyed).length,
    closed: async (reason: string) => {
      const { values } = await metrics.closedConnections.get();
      return values.find(({ labels }) => labels.reason === reason)?.value;
    },
  };
}

describe('connections', () => {
  it('of one address are closed, the idle ones first, when it has more than its share', async () => {
    const { open, hold, isOpen, closed, lines, ask } = await start();
    await hold(ATTACKER);
    for (let at = 0; at < 20; at += 1) await open(ATTACKER);
    await expect.poll(isOpen).toBe(LIMITS.of_a_block);
    expect(sockets[0]?.destroyed).toBe(false);
    expect(await closed('block')).toBe(16);
    expect(await ask(NEIGHBOUR)).toBe('taken');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('too many connections');
  });

  it('that become scarce are logged once, and again if they recovered in between', async () => {
    const { open, isOpen, lines } = await start();
    for (const address of [ATTACKER, NEIGHBOUR])
      for (let at = 0; at < 2 * LIMITS.of_a_block; at += 1) await open(address);
    await expect.poll(isOpen).toBe(2 * LIMITS.of_a_block);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { block: ATTACKER, of_block: LIMITS.of_a_block, reason: 'block', limits: LIMITS },
    ]);
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect
      .poll(async () => {
        for (let at = 0; at <= LIMITS.of_a_block; at += 1) await open(ATTACKER);
        return lines.length;
      })
      .toBe(2);
  });

  it('of one address that are all busy are refused above half of all', async () => {
    const { open, hold, isOpen, ask, closed } = await start();
    for (let at = 0; at < LIMITS.of_a_busy_block; at += 1) await hold(ATTACKER);
    await open(ATTACKER);
    // Whoever came before the neighbour has been accepted or refused by now.
    expect(await ask(NEIGHBOUR)).toBe('taken');
    expect(await closed('block')).toBe(1);
    await expect.poll(isOpen).toBe(LIMITS.of_a_busy_block);
  });

  it('of one address that were busy and are idle again make room for the next', async () => {
    const { open, hold, held, isOpen } = await start();
    for (let at = 0; at < LIMITS.of_a_busy_block; at += 1) await hold(ATTACKER);
    const answered = sockets.map((socket) => once(socket, 'data'));
    for (const answer of held) answer();
    await Promise.all(answered);
    await open(ATTACKER);
    await expect.poll(isOpen).toBe(LIMITS.of_a_block);
  });

  it('of all are closed where most are held, when there are too many', async () => {
    const { open, isOpen, closed, ask } = await start();
    for (const address of ['127.0.0.4', '127.0.0.5', '127.0.0.6'])
      for (let at = 0; at < 4; at += 1) await open(address);
    expect(await ask(NEIGHBOUR)).toBe('taken');
    await expect.poll(isOpen).toBe(LIMITS.all - 1);
    expect(await closed('all')).toBe(1);
  });

  it('of all that are busy leave one more to ask for health', async () => {
    const { hold, ask, held } = await start();
    for (const address of ['127.0.0.4', '127.0.0.5', '127.0.0.6'])
      for (let at = 0; at < 4; at += 1) await hold(address);
    expect(await ask(NEIGHBOUR)).toBe('surplus');
    for (const answer of held) answer();
  });

  it('whose answers nobody reads are closed, and those that wait for an answer are not', async () => {
    const { open, hold, held, closed, ask } = await start([], 300);
    const waiting = await hold(NEIGHBOUR);
    for (let at = 0; at < LIMITS.of_a_block; at += 1) {
      const socket = await open(ATTACKER);
      socket.pause().write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    }
    await expect.poll(() => closed('unread')).toBe(LIMITS.of_a_block);
    expect(await ask(ATTACKER)).toBe('taken');
    const answered = once(waiting, 'data');
    for (const answer of held) answer();
    expect(String(await answered)).toContain('taken');
  });

  it('of a named proxy are everybody’s', async () => {
    const { open, isOpen, closed } = await start([ATTACKER]);
    for (let at = 0; at < LIMITS.of_a_busy_block + 2; at += 1) await open(ATTACKER);
    expect(isOpen()).toBe(LIMITS.of_a_busy_block + 2);
    expect(await closed('block')).toBe(0);
  });
});

it.each([
  [1_024, { all: 724, of_a_block: 200, of_a_busy_block: 362 }],
  [256, { all: 128, of_a_block: 64, of_a_busy_block: 64 }],
  [Number.POSITIVE_INFINITY, { all: 20_000, of_a_block: 200, of_a_busy_block: 10_000 }],
])('of %d descriptors connections leave enough for the rest', (descriptors, limits) => {
  expect(connectionLimits(descriptors)).toEqual(limits);
});
