import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.ts';
import { ROOT } from '../../scripts/build-stamp.ts';
import type { ProductProcess } from '../../scripts/product-process.ts';
import { createApiClient } from '../../scripts/proof/api-client.ts';
import { Installation } from '../../scripts/proof/installation.ts';
import { newReader, type Reader } from '../api/person.ts';
import { residentMib } from '../checks/resources.ts';
import { describeMachine, quantile } from '../machine.ts';
import { createRequirements } from '../requirements.ts';
import type { FloodKind } from './flood-process.ts';

/**
 * What one account, or strangers, can do to another person's reads: their time idle and beside each flood.
 *   npm run bench -- neighbours [--source] [--seconds 8]
 */
const { values } = parseArgs({
  options: { source: { type: 'boolean', default: false }, seconds: { type: 'string', default: '8' } },
});
const FLOODS: readonly FloodKind[] = [
  'refusals',
  'dashboards',
  'import of 10,000 rows',
  '20 sign-ups',
  '20 sign-ins',
  '200 event streams',
  '200 slow senders',
];
const TIMES_MAX = 10;
const MEMORY_TIMES_MAX = 2;
const SECONDS = Number(values.seconds);
const WARM_UP_READS = 200;
/** A person reads a page, looks at it, reads the next. */
const PAUSE_MS = 20;
const READS = ['dashboard', 'keywords', 'results', 'reports'];
const NOWHERE = 'http://127.0.0.1:9';
const print = (text: string): boolean => process.stdout.write(`${text}\n`);
const required = createRequirements();

interface Measured {
  p50: number;
  p95: number;
  reads: number;
  /** The most the process held at one moment. */
  mib: number;
}

if (!values.source) await build();
const installation = new Installation({
  baseUrls: { openai: NOWHERE, claude: NOWHERE, gemini: NOWHERE, perplexity: NOWHERE },
  program: join(ROOT, values.source ? 'apps/server/src/main.ts' : 'apps/server/dist/main.js'),
  settings: { TRUSTED_PROXY: '127.0.0.1,::1' },
});
try {
  await installation.startDatabase();
  const product = await installation.start('api');
  const client = createApiClient(product.baseUrl);
  const administrator = await client.signIn(installation.administrator);
  const stage = { installation, client, administrator };
  const person = await newReader(stage, { days: 90, keywords: 50 });
  const neighbour = await newReader(stage, { days: 91, keywords: 50 });
  await installation.query('vacuum analyze');
  for (let reads = 0; reads < WARM_UP_READS; reads += 1) await readOnce(product, person, reads);
  print(`${describeMachine()}, ${SECONDS} s each\n`);
  print('| beside | p50, ms | p95, ms | p95 against idle | reads | done by the flood | memory, MiB |');
  print('|---|---|---|---|---|---|---|');
  const idle = await measure(product, person);
  printRow('nobody', { measured: idle, idle, done: 0 });
  for (const kind of FLOODS) {
    const flood = await startFlood(product, { kind, token: neighbour.person.token });
    const measured = await measure(product, person);
    printRow(kind, { measured, idle, done: await flood.stop() });
    requireOf(kind, measured, idle);
    await sleep(1_500);
  }
} finally {
  await installation.remove();
}

required.tell();

/** One read of the person, of each kind in turn. */
async function readOnce({ baseUrl }: ProductProcess, { person, paths }: Reader, at: number): Promise<number> {
  const began = performance.now();
  const path = paths[READS[at % READS.length] ?? ''] ?? '/api/profile';
  const response = await fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${person.token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - began;
}

async function measure(product: ProductProcess, person: Reader): Promise<Measured> {
  const times: number[] = [];
  let mib = 0;
  const until = performance.now() + SECONDS * 1_000;
  while (performance.now() < until) {
    // Limits of writes would end most floods: the worst case is one from ever new accounts.
    if (times.length % 20 === 0) await installation.query('delete from rate_buckets');
    times.push(await readOnce(product, person, times.length));
    mib = Math.max(mib, residentMib(product.pid));
    await sleep(PAUSE_MS);
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), reads: times.length, mib };
}

async function startFlood(
  { baseUrl }: ProductProcess,
  { kind, token }: { kind: FloodKind; token: string },
): Promise<{ stop(): Promise<number> }> {
  const child: ChildProcess = fork(fileURLToPath(new URL('flood-process.ts', import.meta.url)));
  let done = 0;
  child.on('message', (count) => {
    done = Number(count);
  });
  child.send({ baseUrl, kind, token });
  await sleep(1_000);
  return {
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      return done;
    },
  };
}

function printRow(
  name: string,
  { measured, idle, done }: { measured: Measured; idle: Measured; done: number },
): void {
  const { p50, p95, reads, mib } = measured;
  const times = name === 'nobody' ? '' : `${(p95 / idle.p95).toFixed(1)} ×`;
  print(
    `| ${name} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${times} | ${reads} | ${done} | ${mib.toFixed(0)} |`,
  );
}

function requireOf(kind: string, measured: Measured, idle: Measured): void {
  const times = measured.p95 / idle.p95;
  required.require(`beside ${kind}: p95 at most ${TIMES_MAX} times that of nobody`, {
    isMet: times <= TIMES_MAX,
    found: `${times.toFixed(1)} ×`,
  });
  const memory = measured.mib / idle.mib;
  required.require(`beside ${kind}: memory at most ${MEMORY_TIMES_MAX} times that of nobody`, {
    isMet: memory <= MEMORY_TIMES_MAX,
    found: `${memory.toFixed(2)} ×`,
  });
}
