import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../proof/installation.ts';
import type { Attacker } from './people.ts';
import { send } from './send.ts';

/** The product, and who floods it. The first of them is the neighbour, who only works. */
interface Flooded {
  installation: Installation;
  baseUrl: string;
  attackers: readonly Attacker[];
}

const SECONDS = 5;
/** How much slower a neighbour may be beside a flood, and what is quick in any case, milliseconds. */
const SLOWER_MAX = 5;
const QUICK_MS = 250;
/** How long an event of a neighbour may take to arrive beside receivers that do not answer. */
const EVENT_MS = 2_000;
const CONNECTIONS = 1_100;
/** An address that is no trusted proxy. */
const FOREIGN_ADDRESS = '127.0.0.2';

const text = (length: number) =>
  Math.random()
    .toString(36)
    .repeat(length)
    .slice(2, 2 + length);
const someAddress = () => `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

/** What is done at once, again and again, by so many; the statuses of all that was answered. */
const FLOODS: Readonly<Record<string, { by: number; ask: () => Parameters<typeof send>[1] }>> = {
  'reports of errors by strangers': {
    by: 8,
    ask: () => ({
      method: 'POST',
      path: '/api/errors',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify({
        category: 'ROUTE_ERROR',
        message: `made up ${text(12)}`,
        url: 'http://localhost/tracker',
      }),
    }),
  },
  'pages that do not exist': {
    by: 5,
    ask: () => ({
      method: 'GET',
      path: `/blog/${text(12)}`,
      headers: { accept: 'text/html', 'x-forwarded-for': '198.51.100.7' },
      body: null,
    }),
  },
  'documents of the API': {
    by: 5,
    ask: () => ({
      method: 'GET',
      path: '/api/docs',
      headers: { 'x-forwarded-for': '198.51.100.8' },
      body: null,
    }),
  },
};

/**
 * Floods the product in each way, beside a neighbour: how long the neighbour's reads take, whether health is answered, and
 * what is a fault. Prints each; returns what is too slow or broken, in words.
 */
export async function flood(stage: Flooded): Promise<string[]> {
  const findings: string[] = [];
  const idle = percentile(await readFor(stage, SECONDS * 1_000, findings));
  console.log(`neighbour alone: p95 ${idle.toFixed(0)} ms`);
  const judge = (name: string, times: number[], more: string) => {
    const p95 = percentile(times);
    console.log(`${name}: neighbour's p95 ${p95.toFixed(0)} ms of ${times.length} reads${more}`);
    if (p95 > Math.max(QUICK_MS, SLOWER_MAX * idle))
      findings.push(`${name}: the neighbour's p95 is ${p95.toFixed(0)} ms, alone ${idle.toFixed(0)} ms`);
  };
  const opened = await openIdle(stage.baseUrl);
  judge(
    'idle connections',
    await readFor(stage, SECONDS * 1_000, findings),
    `, ${opened.open()} of ${CONNECTIONS} stay open`,
  );
  opened.close();
  for (const [name, { by, ask }] of Object.entries(FLOODS)) {
    const statuses = new Map<number, number>();
    let goesOn = true;
    const flooding = Array.from({ length: by }, async () => {
      while (goesOn) {
        const { status, text: said } = await send(stage.baseUrl, ask());
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) findings.push(`${name}: ${status} ${said.slice(0, 200)}`);
      }
    });
    const times = await readFor(stage, SECONDS * 1_000, findings);
    goesOn = false;
    await Promise.all(flooding);
    judge(name, times, `, ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  }
  findings.push(...(await holdReceivers(stage)));
  return findings;
}

const percentile = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;

/** Reads as the neighbour, one after the other, and asks for health; how long each read took, milliseconds. */
async function readFor(
  { baseUrl, attackers: [neighbour] }: Flooded,
  ms: number,
  findings: string[],
): Promise<number[]> {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${neighbour?.token}`, 'x-forwarded-for': '203.0.113.9' };
  for (const until = performance.now() + ms; performance.now() < until; await sleep(20)) {
    const began = performance.now();
    // On connections of their own: whoever comes has none yet.
    const { status } = await fetch(`${baseUrl}/api/keywords`, {
      headers: { ...headers, connection: 'close' },
    }).catch(() => ({ status: 0 }));
    times.push(performance.now() - began);
    if (status !== 200) findings.push(`the neighbour is answered ${status}`);
    const health = await fetch(`${baseUrl}/health`, { headers: { connection: 'close' } }).catch(() => ({
      status: 0,
    }));
    if (health.status !== 200) findings.push(`/health is answered ${health.status}`);
  }
  return times;
}

/** Connections from one address that ask once and then do nothing. */
async function openIdle(baseUrl: string): Promise<{ open: () => number; close: () => void }> {
  const { port } = new URL(baseUrl);
  const sockets: Socket[] = [];
  for (let count = 0; count < CONNECTIONS; count += 1) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: FOREIGN_ADDRESS });
    socket.on('error', () => undefined).resume();
    socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
    sockets.push(socket);
    if (count % 50 === 0) await sleep(10);
  }
  await sleep(500);
  return {
    open: () => sockets.filter(({ destroyed }) => !destroyed).length,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Five accounts send tests to a receiver that never answers, and the neighbour one to a receiver that does. */
async function holdReceivers({ installation, baseUrl, attackers }: Flooded): Promise<string[]> {
  const silent = await startReceiver(() => undefined);
  const arrivals: number[] = [];
  const quick = await startReceiver((answer) => {
    arrivals.push(performance.now());
    answer();
  });
  await installation.query("update profiles set plan_id = (select id from plans where name = 'Enterprise')");
  const call = async ({ token }: Attacker, path: string, body: object): Promise<{ id: string }> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
  const addEndpoint = (who: Attacker, url: string) =>
    call(who, '/api/webhooks', { name: 'Ours', url, events: ['run.ended'] });
  try {
    const [neighbour, ...others] = attackers;
    if (neighbour === undefined) throw new Error('nobody is there');
    for (const blocker of others.slice(0, 5)) {
      const { id } = await addEndpoint(blocker, silent.url);
      for (let test = 0; test < 10; test += 1) await call(blocker, `/api/webhooks/${id}/test`, {});
    }
    const { id } = await addEndpoint(neighbour, quick.url);
    const waited: number[] = [];
    for (let test = 0; test < 3; test += 1) {
      const began = performance.now();
      await call(neighbour, `/api/webhooks/${id}/test`, {});
      for (const until = began + 20_000; arrivals.length <= test && performance.now() < until; )
        await sleep(10);
      waited.push((arrivals[test] ?? Number.POSITIVE_INFINITY) - began);
    }
    const slowest = Math.max(...waited);
    console.log(
      `receivers that do not answer: a neighbour's event arrives after ${waited.map((ms) => ms.toFixed(0)).join(', ')} ms`,
    );
    return slowest > EVENT_MS ? [`a neighbour's event arrived after ${slowest.toFixed(0)} ms`] : [];
  } finally {
    silent.stop();
    quick.stop();
  }
}

async function startReceiver(take: (answer: () => void) => void) {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => take(() => response.writeHead(204).end()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
