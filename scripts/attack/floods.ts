import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Flood, Flooded, StartFlood } from './flood.ts';
import { HANG_MS } from './send.ts';
import { receiversThatAnswerOnce, receiversThatNeverAnswer } from './webhook-floods.ts';

/**
 * How it is measured. A neighbour reads on new connections, for some seconds alone and for as long beside the flood. The
 * 95th percentile beside it is divided by that alone or by that before all floods, whichever is smaller: slowness that
 * outlasts a flood does not count as usual. The median of some rounds decides. The floods come from this process, which
 * shares two cores with the product, its database and the neighbour. So a flood is as much as one address is granted by
 * default, a hundred requests a second, from clients that wait for their answers: sent faster than they are answered, they
 * would pile up here, and the generator and the machine would be measured.
 */
const ROUNDS = 3;
const SECONDS = 3;
/** How many times slower a neighbour may be beside a flood. */
const SLOWER_MAX = 5;
/** How many times slower the neighbour may be alone, after a flood, than before all floods. */
const DRIFT_MAX = 3;
/** A shorter time says more about timers than about the product. */
const IDLE_MS_MIN = 5;
/** So many documents of the API must be sent in a round, and as many be answered with 304. */
const DOCUMENTS_MIN = 30;
const CLIENTS = 5;
const CLIENT_PAUSE_MS = 50;
const CONNECTIONS = 1_100;
const CONNECTIONS_PER_SECOND = 500;
/** What one address may keep open, and who is no trusted proxy. */
const OPEN_MAX = 200;
const FOREIGN_ADDRESS = '127.0.0.2';

const text = (length: number) =>
  Math.random()
    .toString(36)
    .repeat(length)
    .slice(2, 2 + length);
const someAddress = () => `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Pages from many addresses: each of them is granted a few that do not exist. */
const pages = (path: () => string): StartFlood =>
  requests(() => ({ path: path(), headers: { accept: 'text/html', 'x-forwarded-for': someAddress() } }));

const FLOODS: Readonly<Record<string, StartFlood>> = {
  'idle connections': openIdle,
  'receivers that never answer': receiversThatNeverAnswer,
  'receivers that answer once and then hold': receiversThatAnswerOnce,
  'errors by strangers': reportErrors,
  '/random': pages(() => `/${text(12)}`),
  '/users/random': pages(() => `/users/${text(12)}`),
  '/blog/%20random': pages(() => `/blog/%20${text(12)}`),
  '/blog/random': pages(() => `/blog/${text(12)}`),
  'documents of the API': askForDocuments,
};

/**
 * Floods the product in each way beside a neighbour: how much slower the neighbour's reads are, whether health is
 * answered, and what is a fault. Prints each; returns what is too slow or broken, in words.
 */
export async function flood(stage: Flooded): Promise<string[]> {
  const findings: string[] = [];
  const readAlone = async () =>
    Math.max(IDLE_MS_MIN, percentile((await readFor(stage, SECONDS * 1_000, findings)).times));
  await readAlone();
  const first = await readAlone();
  for (const [name, start] of Object.entries(FLOODS)) {
    const rounds: { alone: number; beside: number; ratio: number }[] = [];
    const facts: string[] = [];
    let healthAsked = 0;
    let healthAnswered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await readAlone();
      const { times, healthy, ended } = await measureBeside(name, await start(stage), () =>
        readFor(stage, SECONDS * 1_000, findings),
      );
      const beside = percentile(times);
      rounds.push({ alone, beside, ratio: beside / Math.min(first, alone) });
      facts.push(ended.facts);
      healthAsked += times.length;
      healthAnswered += healthy;
      findings.push(...ended.findings.map((finding) => `${name}: ${finding}`));
    }
    const { beside, ratio } = median(rounds, (round) => round.ratio);
    const { alone } = median(rounds, (round) => round.alone);
    console.log(
      `${name}: neighbour's p95 ${beside.toFixed(0)} ms, alone ${alone.toFixed(0)} ms, before all floods ${first.toFixed(0)} ms, ${ratio.toFixed(1)} times (of ${rounds.map((one) => one.ratio.toFixed(1)).join(', ')}); /health answered ${healthAnswered} of ${healthAsked}; ${facts.at(-1)}`,
    );
    if (ratio > SLOWER_MAX)
      findings.push(
        `${name}: the neighbour's p95 is ${ratio.toFixed(1)} times that alone, ${beside.toFixed(0)} ms`,
      );
    if (alone > DRIFT_MAX * first)
      findings.push(
        `${name}: alone, the neighbour's p95 is ${alone.toFixed(0)} ms, and was ${first.toFixed(0)} ms before all floods`,
      );
  }
  return findings;
}

/** Measures while a flood goes on, and ends it. @throws what either of the two threw, both where both did */
async function measureBeside(name: string, under: Flood, measure: () => Promise<Measured>) {
  const [measured] = await Promise.allSettled([measure()]);
  const [ended] = await Promise.allSettled([under.end()]);
  if (measured.status === 'fulfilled' && ended.status === 'fulfilled')
    return { ...measured.value, ended: ended.value };
  const errors = [measured, ended].flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  throw new AggregateError(errors, `${name}: ${errors.join('; ')}`);
}

const percentile = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;

function median<Round>(rounds: readonly Round[], by: (round: Round) => number): Round {
  const middle = rounds.toSorted((a, b) => by(a) - by(b))[Math.floor(rounds.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

interface Measured {
  /** How long each read took, milliseconds. */
  times: number[];
  /** How often health, which is asked for after each read, was answered. */
  healthy: number;
}

/** Reads as the neighbour, one after the other, and asks for health. */
async function readFor(
  { baseUrl, attackers: [neighbour] }: Flooded,
  ms: number,
  findings: string[],
): Promise<Measured> {
  const times: number[] = [];
  let healthy = 0;
  const headers = { authorization: `Bearer ${neighbour?.token}`, 'x-forwarded-for': '203.0.113.9' };
  for (const until = performance.now() + ms; performance.now() < until; await sleep(20)) {
    const began = performance.now();
    // On connections of their own: whoever comes has none yet.
    const status = await ask(baseUrl, { path: '/api/keywords', headers });
    times.push(performance.now() - began);
    if (status !== 200) findings.push(`the neighbour is answered ${status}`);
    const health = await ask(baseUrl, { path: '/health' });
    if (health === 200) healthy += 1;
    else findings.push(`/health is answered ${health}`);
  }
  return { times, healthy };
}

/** Sends a request; its status, or why there is none. The answer is read and kept nowhere. */
function ask(
  baseUrl: string,
  { method = 'GET', path, headers = {}, body }: Asked,
  agent: Agent | false = false,
): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request(
      { agent, host: '127.0.0.1', port: new URL(baseUrl).port, path, method, headers, timeout: HANG_MS },
      (answer) => {
        answer.resume();
        answer.on('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${HANG_MS} ms`)));
    asked.on('error', ({ message }) => resolve(message));
    asked.end(body);
  });
}

/** Both documents of the API, compressed, by those who have them and those who do not. Each address asks once. */
async function askForDocuments(stage: Flooded): Promise<Flood> {
  const tags = new Map<string, string>();
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': someAddress() };
    const { headers: answered } = await fetch(stage.baseUrl + path, { method: 'HEAD', headers });
    tags.set(path, answered.get('etag') ?? '');
  }
  const start = requests(
    () => {
      const path = Math.random() < 0.5 ? '/api/docs' : '/api/openapi.json';
      const known = Math.random() < 0.5 && { 'if-none-match': tags.get(path) ?? '' };
      return { path, headers: { 'accept-encoding': 'br', 'x-forwarded-for': someAddress(), ...known } };
    },
    { 200: DOCUMENTS_MIN, 304: DOCUMENTS_MIN },
  );
  return start(stage);
}

/**
 * Clients that send one request after another, each once its pause is over and the last one was answered.
 * @param atLeast how often each of these statuses must be answered: otherwise the flood tests nothing
 */
function requests(next: () => Asked, atLeast: Readonly<Record<number, number>> = {}): StartFlood {
  return async ({ baseUrl }) => {
    const agent = new Agent({ keepAlive: true });
    const statuses = new Map<number | string, number>();
    let goesOn = true;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (goesOn) {
        const [status] = await Promise.all([ask(baseUrl, next(), agent), sleep(CLIENT_PAUSE_MS)]);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    return {
      end: async () => {
        goesOn = false;
        await Promise.all(clients).finally(() => agent.destroy());
        const counts = [...statuses].map(([status, count]) => `${count} × ${status}`);
        const faults = [...statuses.keys()].filter((status) => typeof status === 'string' || status >= 500);
        const missed = Object.entries(atLeast).filter(
          ([status, min]) => (statuses.get(Number(status)) ?? 0) < min,
        );
        return {
          facts: counts.join(', '),
          findings: [
            ...faults.map((status) => `${statuses.get(status)} × ${status}`),
            ...missed.map(([status, min]) => `fewer than ${min} × ${status}: ${counts.join(', ')}`),
          ],
        };
      },
    };
  };
}

/** Errors that never happened, at places that the files of this build do not have: no line 0, no such column. */
async function reportErrors(stage: Flooded): Promise<Flood> {
  const home = await fetch(stage.baseUrl, { headers: { accept: 'text/html' } });
  const files = [...new Set((await home.text()).match(/\/assets\/[\w.-]+\.js/g))];
  if (files.length === 0) throw new Error('the home page names no file of the build');
  const hostileStack = () => {
    const place = `http://localhost${files[Math.floor(Math.random() * files.length)]}`;
    return `Error: made up\n    at a (${place}:0:0)\n    at b (${place}:1:${'9'.repeat(400)})`;
  };
  const next = () => ({
    method: 'POST',
    path: '/api/errors',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({
      category: 'ROUTE_ERROR',
      message: `made up ${text(12)}`,
      stack: hostileStack(),
      url: 'http://localhost/tracker',
    }),
  });
  return requests(next)(stage);
}

/** Connections from one address that ask once and then do nothing. */
async function openIdle({ baseUrl }: Flooded): Promise<Flood> {
  const { port } = new URL(baseUrl);
  const sockets: Socket[] = [];
  /** Opens one; the promise: it was answered or closed. */
  const openOne = async (): Promise<void> => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: FOREIGN_ADDRESS });
    sockets.push(socket);
    const settled = ['data', 'close'].map((event) => once(socket, event).catch(() => undefined));
    socket.on('error', () => undefined).resume();
    socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await Promise.race(settled);
  };
  const opened: Promise<void>[] = [];
  for (let count = 1; count < CONNECTIONS; count += 1) {
    opened.push(openOne());
    await sleep(1_000 / CONNECTIONS_PER_SECOND);
  }
  // What is measured is what they hold, not that they come. The last one finds the others idle.
  await Promise.all(opened);
  await openOne();
  return {
    end: async () => {
      const open = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      return {
        facts: `${open} of ${CONNECTIONS} stay open`,
        findings: open > OPEN_MAX ? [`${open} connections of one address stay open`] : [],
      };
    },
  };
}
