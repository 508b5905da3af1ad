import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { build } from '../../scripts/build.ts';
import { createApiClient } from '../../scripts/proof/api-client.ts';
import { Installation } from '../../scripts/proof/installation.ts';
import { describeMachine } from '../machine.ts';
import { cpuMs } from './cpu-time.ts';
import { newReader, type Reader } from './person.ts';

/**
 * What reading costs after 90 and after 900 days of daily reports on four channels. `--source` runs the sources
 * instead of the build, `--seconds` is how long each address is asked, `--keywords` how many there are.
 */
const { values } = parseArgs({
  options: {
    source: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    keywords: { type: 'string', default: '50' },
  },
});
const CONNECTIONS = 20;
const WARM_UP_REQUESTS = 200;
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
const installation = new Installation({ baseUrls, program });
try {
  await installation.startDatabase();
  const product = await installation.start('api');
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
    let first: Measured | null = null;
    for (const { days, person, paths } of readers) {
      const url = `${product.baseUrl}${paths[name]}`;
      const found = await measure({ url, token: person.token, processes });
      first ??= found;
      printRow(name, days, { found, first });
    }
  }
} finally {
  await installation.remove();
}

function printRow(name: string, days: number, { found, first }: { found: Measured; first: Measured }): void {
  const total = (one: Measured) => one.productMs + one.postgresMs;
  const cells = [
    ...[name, days, found.perSecond.toFixed(0), found.p50, found.p99],
    ...[found.productMs.toFixed(2), found.postgresMs.toFixed(2)],
    found === first ? '' : `${(total(found) / total(first)).toFixed(2)} ×`,
  ];
  print(`| ${cells.join(' | ')} |`);
}

/** Asks one address from many connections at once, after some requests that do not count. */
async function measure(read: {
  url: string;
  token: string;
  processes: { product: number; postgres: number };
}): Promise<Measured> {
  const { url, token, processes } = read;
  const headers = { authorization: `Bearer ${token}` };
  await autocannon({ url, connections: CONNECTIONS, amount: WARM_UP_REQUESTS, headers });
  const before = { product: cpuMs(processes.product), postgres: cpuMs(processes.postgres) };
  const found = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    headers,
  });
  if (found.errors + found.timeouts + found.non2xx > 0)
    throw new Error(`${url}: ${found.errors} errors, ${found.timeouts} time-outs, ${found.non2xx} refusals`);
  const { total } = found.requests;
  return {
    perSecond: total / found.duration,
    p50: found.latency.p50,
    p99: found.latency.p99,
    productMs: (cpuMs(processes.product) - before.product) / total,
    postgresMs: (cpuMs(processes.postgres) - before.postgres) / total,
  };
}
