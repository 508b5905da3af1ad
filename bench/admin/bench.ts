import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.ts';
import { createApiClient } from '../../scripts/proof/api-client.ts';
import { Installation } from '../../scripts/proof/installation.ts';
import { residentMib, watchMemory } from '../checks/resources.ts';
import { describeMachine, quantile } from '../machine.ts';
import { createRequirements } from '../requirements.ts';
import { type AdminRead, adminFiles, adminReads } from './reads.ts';
import { seed } from './seed.ts';

/**
 * How long the back office's reads take with many users and audit rows; fails when a list takes too long. `--users`,
 * `--audit` and `--resources` say how many there are, `--times` how often each is asked, `--source` runs the sources instead
 * of the build. `--serve` measures nothing: it seeds, says where the back office can be looked at, and waits for Ctrl+C.
 */
const { values } = parseArgs({
  options: {
    source: { type: 'boolean', default: false },
    users: { type: 'string', default: '100000' },
    audit: { type: 'string', default: '1000000' },
    resources: { type: 'string', default: '5000' },
    times: { type: 'string', default: '40' },
    serve: { type: 'boolean', default: false },
  },
});
const LIST_P95_MS = 100;
/** A file of all rows is read a thousand at a time: what the server holds of it has a bound, however many there are. */
const FILE_GROWTH_MAX_MIB = 150;
const WARM_UP = 5;
const users = Number(values.users);
const auditRows = Number(values.audit);
const resourceRows = Number(values.resources);
/** Nobody is asked: the assistants' addresses lead nowhere. */
const NOWHERE = 'http://127.0.0.1:9';
const required = createRequirements();
const print = (text: string): boolean => process.stdout.write(`${text}\n`);
const program = fileURLToPath(
  new URL(
    values.source ? '../../apps/server/src/main.ts' : '../../apps/server/dist/main.js',
    import.meta.url,
  ),
);

if (!values.source) await build();
const baseUrls = { openai: NOWHERE, claude: NOWHERE, gemini: NOWHERE, perplexity: NOWHERE };
const installation = new Installation({ baseUrls, program });
try {
  await installation.startDatabase();
  const { baseUrl, pid } = await installation.start('api');
  const token = await createApiClient(baseUrl).signIn(installation.administrator);
  const administrator = await findUser(installation.administrator.email);
  const startedAt = performance.now();
  await installation.query('checkpoint');
  await seed((text, given) => installation.query(text, given), {
    users,
    auditRows,
    resourceRows,
    administratorId: administrator.id,
  });
  print(
    `${users} users, ${auditRows} audit rows and ${resourceRows} rows of each resource in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  if (values.serve) await serve(baseUrl);
  else await measureAll({ baseUrl, token, pid, administrator });
} finally {
  await installation.remove();
}

required.tell();

/** Until Ctrl+C. */
async function serve(baseUrl: string): Promise<void> {
  const { email, password } = installation.administrator;
  print(`Look at ${baseUrl}/admin as ${email}, whose password is '${password}'. Ctrl+C removes all of it.`);
  await new Promise((resolve) => process.once('SIGINT', resolve));
}

interface Served {
  baseUrl: string;
  token: string;
  pid: number;
  administrator: { id: string; email: string; planId: string };
}

async function measureAll({ baseUrl, token, pid, administrator }: Served): Promise<void> {
  const user = await findUser('person-%');
  const [logo] = await installation.query<{ id: string }>(
    'select id from homepage_logos order by sort_order limit 1',
  );
  if (logo === undefined) throw new Error('no logo was seeded');
  const seeded = { users, auditRows, resourceRows, user, administrator, logoId: logo.id };
  print(`${describeMachine()}, ${values.times} times each\n`);
  print('| read | p50, ms | p95, ms | `select 1` beside it: p50, ms | p95, ms |');
  print('|---|---|---|---|---|');
  for (const read of adminReads(seeded)) await measure(read, { baseUrl, token });
  print('\n| file | rows | MB | s | server before, MiB | at the most, MiB |');
  print('|---|---|---|---|---|---|');
  for (const file of adminFiles()) await measureFile(file, { baseUrl, token, pid });
  print(`\nAfterwards: ${describeMachine()}`);
}

async function findUser(pattern: string): Promise<{ id: string; email: string; planId: string }> {
  const [found] = await installation.query<{ id: string; email: string; planId: string }>(
    `select u.id, u.email, p.plan_id as "planId" from auth."user" u join accounts p on p.id = u.id
     where u.email like $1 order by u.email offset (select count(*) / 2 from auth."user" where email like $1) limit 1`,
    [pattern],
  );
  if (found === undefined) throw new Error(`nobody has an address like ${pattern}`);
  return found;
}

/** Waits until the server takes reads again: those that are posted count as writes, of which a minute has a limit. */
async function askWhenAllowed(read: AdminRead, by: { baseUrl: string; token: string }): Promise<number> {
  for (;;) {
    const startedAt = performance.now();
    const waitSeconds = await ask(read, by);
    if (waitSeconds === null) return performance.now() - startedAt;
    await sleep(waitSeconds * 1000);
  }
}

/** Asks for a read and for nothing but a round trip to PostgreSQL, in turns: what else goes on meets both. */
async function measure(read: AdminRead, by: { baseUrl: string; token: string }): Promise<void> {
  const found: number[] = [];
  const bare: number[] = [];
  for (let at = 0; at < WARM_UP + Number(values.times); at += 1) {
    const read_ms = await askWhenAllowed(read, by);
    const bare_ms = await timed(() => installation.query('select 1'));
    if (at < WARM_UP) continue;
    found.push(read_ms);
    bare.push(bare_ms);
  }
  const cells = [found, bare].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95)]);
  print(`| ${[read.name, ...cells.map((ms) => ms.toFixed(1))].join(' | ')} |`);
  if (!read.isList) return;
  const p95 = quantile(found, 0.95);
  required.require(`${read.name}: p95 at most ${LIST_P95_MS} ms`, {
    isMet: p95 <= LIST_P95_MS,
    found: `${p95.toFixed(0)} ms`,
  });
}

/** Saves a file of all rows, and watches the server's memory meanwhile. */
async function measureFile(
  { name, path }: { name: string; path: string },
  { baseUrl, token, pid }: { baseUrl: string; token: string; pid: number },
): Promise<void> {
  const before = residentMib(pid);
  const memory = watchMemory([pid]);
  const startedAt = performance.now();
  const response = await fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok || response.body === null) throw new Error(`${path} answered ${response.status}`);
  let bytes = 0;
  let rows = -1;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    rows += Buffer.from(chunk).toString('latin1').split('\n').length - 1;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const most = memory.stop();
  const cells = [rows, (bytes / 1e6).toFixed(1), seconds.toFixed(1), before.toFixed(0), most.toFixed(0)];
  print(`| ${[name, ...cells].join(' | ')} |`);
  required.require(`${name}: the server's memory grows by at most ${FILE_GROWTH_MAX_MIB} MiB`, {
    isMet: most - before <= FILE_GROWTH_MAX_MIB,
    found: `${(most - before).toFixed(0)} MiB`,
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Null once it is answered, or how long to wait when it was too much. Fails for any other reply. */
async function ask(
  { path, body }: AdminRead,
  { baseUrl, token }: { baseUrl: string; token: string },
): Promise<number | null> {
  const response = await fetch(`${baseUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status === 429) return Number(response.headers.get('retry-after'));
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return null;
}
