import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { build } from '../../scripts/build.ts';
import type { ProductProcess } from '../../scripts/product-process.ts';
import { createApiClient } from '../../scripts/proof/api-client.ts';
import { Installation } from '../../scripts/proof/installation.ts';
import { describeMachine, quantile } from '../machine.ts';
import { createRequirements } from '../requirements.ts';
import { cpuMs } from './cpu-time.ts';
import { newReader, type Reader } from './person.ts';
import { measureWebhooks, PER_SECOND, startProvider } from './webhooks.ts';

/**
 * What reading costs after 90 and after 900 days of daily reports on four channels; fails when it grows by more than a
 * tenth. Then how soon events of the payment provider are acknowledged. `--source` runs the sources instead of the build,
 * `--seconds` is how long each address is asked (in turns of a second), `--keywords` how many there are, `--only` one of
 * `reads` and `webhooks`.
 */
const { values } = parseArgs({
  options: {
    source: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '6' },
    keywords: { type: 'string', default: '50' },
    only: { type: 'string' },
  },
});
const CONNECTIONS = 20;
const WARM_UP_REQUESTS = 400;
/** Reads may cost a tenth more after ten times the days. */
const CPU_MAX = 1.1;
const EVERY_DAY = ['dashboard', 'keywords', 'results', 'reports'];
const P99_AIM_MS = 50;
const WEBHOOK_SECONDS = 30;
const required = createRequirements();
const DAYS = [90, 900];
/** Nobody is asked: the assistants' addresses lead nowhere. */
const NOWHERE = 'http://127.0.0.1:9';
const print = (text: string): boolean => process.stdout.write(`${text}\n`);
const program = fileURLToPath(
  new URL(
    values.source ? '../../apps/server/src/main.ts' : '../../apps/server/dist/main.js',
    import.meta.url,
  ),
);

interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  productMs: number;
  postgresMs: number;
}

if (!values.source) await build();
print(`${describeMachine()}, ${values.keywords} keywords, ${CONNECTIONS} connections\n`);
const baseUrls = { openai: NOWHERE, claude: NOWHERE, gemini: NOWHERE, perplexity: NOWHERE };
const provider = await startProvider();
const installation = new Installation({ baseUrls, program, settings: provider.settings });
try {
  await installation.startDatabase();
  const product = await installation.start('api');
  if (values.only !== 'webhooks') await measureReads(product);
  if (values.only !== 'reads') {
    await installation.start('worker');
    const rows = await measureWebhooks(
      { installation, baseUrl: product.baseUrl, providerUrl: provider.stripe.url },
      { seconds: WEBHOOK_SECONDS, required },
    );
    print(`\n| ${PER_SECOND} a second of each | times | p50, ms | p95, ms | p99, ms | longest, ms |`);
    print('|---|---|---|---|---|---|');
    for (const row of rows) print(row);
  }
} finally {
  await installation.remove();
  await provider.stripe.close();
}

required.tell();

async function measureReads(product: ProductProcess): Promise<void> {
  const client = createApiClient(product.baseUrl);
  const administrator = await client.signIn(installation.administrator);
  const stage = { installation, client, administrator };
  const readers: Reader[] = [];
  for (const days of DAYS) readers.push(await newReader(stage, { days, keywords: Number(values.keywords) }));
  await installation.query('vacuum analyze');
  print(
    '| read | days | a second | p50, ms | p99, ms | CPU ms a request: product | PostgreSQL | CPU against 90 days |',
  );
  print('|---|---|---|---|---|---|---|---|');
  const processes = { product: product.pid, postgres: installation.postgresPid };
  for (const name of Object.keys(readers[0]?.paths ?? {})) {
    const measured = await measureInTurns(
      readers.map(({ person, paths }) => ({ url: `${product.baseUrl}${paths[name]}`, token: person.token })),
      processes,
    );
    for (const [at, { days }] of readers.entries()) printRow(name, days, measured, at);
    requireOf(name, measured);
  }
}

function printRow(name: string, days: number, measured: Measured[], at: number): void {
  const found = measured[at];
  if (found === undefined) return;
  const cells = [
    ...[name, days, found.perSecond.toFixed(0), found.p50.toFixed(0), found.p99.toFixed(0)],
    ...[found.productMs.toFixed(2), found.postgresMs.toFixed(2)],
    at === 0 ? '' : `${againstFirst(measured, at).toFixed(2)} ×`,
  ];
  print(`| ${cells.join(' | ')} |`);
}

function againstFirst(measured: Measured[], at: number): number {
  const total = (one: Measured | undefined) => (one?.productMs ?? 0) + (one?.postgresMs ?? Number.NaN);
  return total(measured[at]) / total(measured[0]);
}

function requireOf(name: string, measured: Measured[]): void {
  const ratio = againstFirst(measured, measured.length - 1);
  required.require(`${name}: CPU after ${DAYS.at(-1)} days at most ${CPU_MAX} times that after ${DAYS[0]}`, {
    isMet: ratio <= CPU_MAX,
    found: ratio.toFixed(2),
  });
  if (!EVERY_DAY.includes(name)) return;
  const slowest = Math.max(...measured.map(({ p99 }) => p99));
  required.aimAt(`${name}: p99 below ${P99_AIM_MS} ms at ${CONNECTIONS} connections`, {
    isMet: slowest < P99_AIM_MS,
    found: `${slowest.toFixed(0)} ms`,
  });
}

interface Read {
  url: string;
  token: string;
}

/**
 * Asks addresses in turns, each turn from many connections at once: what else goes on meanwhile meets all of them alike,
 * and the median of the turns counts. Some requests before it do not count.
 */
async function measureInTurns(
  reads: readonly Read[],
  processes: { product: number; postgres: number },
): Promise<Measured[]> {
  for (const read of reads) await ask(read, { amount: WARM_UP_REQUESTS });
  const sums = reads.map(() => ({
    requests: 0,
    seconds: 0,
    productMs: [] as number[],
    postgresMs: [] as number[],
    times: [] as number[],
  }));
  const turns = Number(values.seconds);
  for (let turn = 0; turn < turns; turn += 1) {
    // There and back: whoever is first is not always the same.
    const order = turn % 2 === 0 ? [...reads.keys()] : [...reads.keys()].reverse();
    for (const at of order) {
      const [read, sum] = [reads[at], sums[at]];
      if (read === undefined || sum === undefined) continue;
      const before = { product: cpuMs(processes.product), postgres: cpuMs(processes.postgres) };
      const { found, times } = await ask(read, { duration: 1 });
      const { total } = found.requests;
      sum.productMs.push((cpuMs(processes.product) - before.product) / total);
      sum.postgresMs.push((cpuMs(processes.postgres) - before.postgres) / total);
      sum.requests += total;
      sum.seconds += found.duration;
      sum.times.push(...times);
    }
  }
  return sums.map(({ requests, seconds, productMs, postgresMs, times }) => ({
    perSecond: requests / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    productMs: quantile(productMs, 0.5),
    postgresMs: quantile(postgresMs, 0.5),
  }));
}

/** What autocannon counted, and how long each answer took, in milliseconds. */
async function ask({ url, token }: Read, until: { duration: number } | { amount: number }) {
  const times: number[] = [];
  const asking = autocannon({
    url,
    connections: CONNECTIONS,
    headers: { authorization: `Bearer ${token}` },
    ...until,
  });
  asking.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const found = await asking;
  if (found.errors + found.timeouts + found.non2xx > 0)
    throw new Error(`${url}: ${found.errors} errors, ${found.timeouts} time-outs, ${found.non2xx} refusals`);
  return { found, times };
}
