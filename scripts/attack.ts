import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAssistantSimulator } from '../packages/assistant-simulator/src/index.ts';
import { flood } from './attack/floods.ts';
import { leakOf } from './attack/leaks.ts';
import { type Attacker, MARK, MARKED_COMPANY, signIn, signUpPeople, stayIn } from './attack/people.ts';
import { rawRequest } from './attack/raw-requests.ts';
import {
  type AttackRequest,
  hostileCall,
  hostilePage,
  hostileSignIn,
  type Operation,
  operationsOf,
  type Role,
} from './attack/requests.ts';
import { type AttackReply, closeConnections, HANG_MS, send, sendBytes } from './attack/send.ts';
import { build } from './build.ts';
import { ROOT } from './build-stamp.ts';
import { Installation } from './proof/installation.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/**
 * Sends the built product, on this machine alone, thousands of hostile requests made from its own OpenAPI document: as a
 * visitor, as users and as an administrator, from many addresses. The same seed makes the same requests.
 *   npm run attack [-- --requests 20000 --seed 1 --calls 'accounts\.|auth']
 * Fails when an answer is a 5xx, takes more than five seconds, has more than a megabyte, or leaks internals or another
 * person's data, and when the event loop is blocked for more than 200 ms. Before that it floods the product in the ways of
 * attack/floods.ts, beside a neighbour who may be at most five times slower. `--calls` attacks only calls whose names
 * match, 'auth' for signing in, 'pages' for what browsers open; `--source` runs the sources instead of the build.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: '' },
    source: { type: 'boolean', default: false },
  },
});
const REQUESTS = Number(values.requests);
const SEED = Number(values.seed);
const ONLY = values.calls === '' ? null : new RegExp(values.calls);
const AT_ONCE = 24;
const ATTACKERS = 12;
const REPLY_BYTES_MAX = 1_000_000;
const BLOCK_MS_MAX = 200;
const FINDINGS_SHOWN = 20;
/** Rate limits would keep most requests from what they attack, so their counters are reset now and then. */
const LIMITS_EMPTIED_EVERY = 200;
/** The default limit of open files on many systems. */
const DESCRIPTORS = 1_024;
const PROVIDER_KEY = 'key-of-the-attack';

const ATTACKS_AUTH = ONLY?.test('auth') ?? true;
const ATTACKS_PAGES = ONLY?.test('pages') ?? true;

interface Result {
  statuses: Map<number, number>;
  /** Calls that accepted at least one request. */
  passed: Set<string>;
  findings: string[];
  largest: { bytes: number; of: string };
  slowest: { ms: number; of: string };
}

async function main(): Promise<boolean> {
  if (!values.source) await build();
  const program = join(ROOT, values.source ? 'apps/server/src/main.ts' : 'apps/server/dist/main.js');
  const folder = mkdtempSync(join(tmpdir(), 'answerscope-attack-'));
  const loopFile = join(folder, 'blocks');
  const simulator = await startAssistantSimulator({ seed: `attack ${SEED}` });
  const installation = new Installation({
    program,
    baseUrls: simulator.baseUrls,
    nodeArguments: ['--import', join(ROOT, 'scripts/attack/loop-watch.ts')],
    descriptors: DESCRIPTORS,
    settings: {
      TRUSTED_PROXY: '127.0.0.1,::1',
      LOOP_WATCH_FILE: loopFile,
      WEBHOOKS_ALLOW_LOOPBACK: 'true',
    },
  });
  try {
    await installation.startDatabase();
    const product = await installation.start('both');
    const { attackers } = await signUpPeople(installation, { baseUrl: product.baseUrl, count: ATTACKERS });
    const administrator = await signIn(product.baseUrl, installation.administrator);
    const began = Date.now();
    const flooded = ONLY === null ? await flood({ installation, baseUrl: product.baseUrl, attackers }) : [];
    const document = await fetch(`${product.baseUrl}/api/openapi.json`);
    const operations = operationsOf((await document.json()) as Parameters<typeof operationsOf>[0]).filter(
      ({ name }) => ONLY?.test(name) ?? true,
    );
    console.log(
      `attack: ${REQUESTS} requests on ${operations.length} calls${ATTACKS_PAGES ? ', pages' : ''}${ATTACKS_AUTH ? ' and sign-in' : ''}, seed ${SEED}`,
    );
    const attackBegan = Date.now();
    const result = await attack({
      installation,
      baseUrl: product.baseUrl,
      attackers,
      administrator,
      operations,
    });
    result.findings.push(...flooded);
    if (!product.isAlive()) result.findings.push(`the product ended:\n${product.output.slice(-2_000)}`);
    const calls = operations.map(({ name }) => name);
    console.log(`calls that accepted a request: ${calls.filter((name) => result.passed.has(name)).length}`);
    if (ONLY !== null)
      console.log(`calls that refused all: ${calls.filter((name) => !result.passed.has(name)).join(', ')}`);
    return printResult(result, {
      block: longestBlock(loopFile, began),
      seconds: (Date.now() - attackBegan) / 1000,
    });
  } finally {
    closeConnections();
    await installation.remove();
    await simulator.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Stage {
  installation: Installation;
  baseUrl: string;
  attackers: readonly Attacker[];
  administrator: string;
  operations: readonly Operation[];
}

async function attack(stage: Stage): Promise<Result> {
  const result: Result = {
    statuses: new Map(),
    passed: new Set(),
    findings: [],
    largest: { bytes: 0, of: '' },
    slowest: { ms: 0, of: '' },
  };
  let next = 0;
  const oneAfterAnother = async (): Promise<void> => {
    while (next < REQUESTS) {
      const number = next;
      next += 1;
      if (number % LIMITS_EMPTIED_EVERY === 0) {
        await stage.installation.query('delete from rate_buckets');
        await stage.installation.query(
          "update keyword_generations set asked_at = asked_at - interval '6 minutes'",
        );
        await stayIn(stage.baseUrl, stage.attackers);
      }
      const { of, name, maySee, sent } = launch(stage, number);
      const secrets = [MARK, PROVIDER_KEY, ...stage.attackers.map(({ token }) => token), stage.administrator];
      const reply = await sent;
      if (reply.status >= 200 && reply.status < 300) result.passed.add(name);
      judge(result, { of, maySee, reply, secrets });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
  return result;
}

/** Calls that answer once an assistant has, which may be asked twice. */
const WAITS_FOR_ASSISTANT = /\/functions\/generate-keywords|\/api\/topic-ideas\/ask/;

/** Calls by which administrators look at users. */
const IS_ABOUT_USERS = /^\/(api\/admin\/users|functions\/admin-operations)/;

/** Each request is drawn by its own number: how long others take does not change it. */
function launch(
  stage: Stage,
  number: number,
): { of: string; name: string; maySee: string; sent: Promise<AttackReply> } {
  const random = seededRandom(SEED * 1_000_003 + number);
  if (random.next() < 0.04 && ONLY === null) {
    const bytes = rawRequest(random);
    return {
      of: `${number} raw ${JSON.stringify(bytes.slice(0, 60))}`,
      name: 'raw',
      maySee: '',
      sent: sendBytes(stage.baseUrl, bytes),
    };
  }
  const role = random.pick<Role>(['visitor', 'user', 'user', 'user', 'administrator']);
  const attacker = stage.attackers[Math.floor(random.next() * stage.attackers.length)];
  if (attacker === undefined) throw new Error('nobody attacks');
  const { name, asked } = draw(random, { stage, role, attacker });
  // Without a session the following requests would all be refused.
  const isKept = role !== 'visitor' && asked.path !== '/api/auth/sign-out';
  const token = isKept ? (role === 'user' ? attacker.token : stage.administrator) : null;
  const headers = {
    ...asked.headers,
    'x-forwarded-for': `198.51.${Math.floor(random.next() * 250)}.${Math.floor(random.next() * 250)}`,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  return {
    of: `${number} ${role} ${asked.method} ${asked.path.slice(0, 120)} (${name})`,
    name,
    // Administrators list everybody with their company; what somebody keeps is not theirs to read either.
    maySee: role === 'administrator' && IS_ABOUT_USERS.test(asked.path) ? MARKED_COMPANY : '',
    sent: send(stage.baseUrl, { ...asked, headers }),
  };
}

function draw(
  random: SeededRandom,
  { stage, role, attacker }: { stage: Stage; role: Role; attacker: Attacker },
): { name: string; asked: AttackRequest } {
  const kind = random.next();
  if (kind < (ONLY === null ? 0.07 : 0.3) && ATTACKS_PAGES)
    return { name: 'pages', asked: hostilePage(random) };
  if (kind < (ONLY === null ? 0.12 : 0.3) && ATTACKS_AUTH)
    return { name: 'auth', asked: hostileSignIn(random, attacker.email) };
  const operation = stage.operations[Math.floor(random.next() * stage.operations.length)];
  if (operation === undefined) throw new Error('no call has such a name');
  return { name: operation.name, asked: hostileCall(random, operation, { ids: attacker.ids, role }) };
}

function judge(
  result: Result,
  {
    of,
    maySee,
    reply,
    secrets,
  }: { of: string; maySee: string; reply: AttackReply; secrets: readonly string[] },
): void {
  const { status, bytes, ms, text } = reply;
  result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
  if (bytes > result.largest.bytes) result.largest = { bytes, of };
  if (ms > result.slowest.ms) result.slowest = { ms, of };
  if (status >= 500) result.findings.push(`${of}: ${status} ${text.slice(0, 300)}`);
  if (ms > HANG_MS * (WAITS_FOR_ASSISTANT.test(of) ? 2 : 1))
    result.findings.push(`${of}: ${(ms / 1000).toFixed(1)} s`);
  const seen = maySee === '' ? text : text.replaceAll(maySee, '');
  const leak = leakOf({ status, text: seen }, secrets);
  if (leak !== null) result.findings.push(`${of}: ${status} leaks ${leak}: ${text.slice(0, 300)}`);
}

interface Block {
  /** Milliseconds of CPU between two turns of the product's event loop. */
  ms: number;
  /** The same on a machine that nothing slows down: see attack/loop-watch.ts. */
  usualMs: number;
}

/** The longest block since then. */
function longestBlock(file: string, since: number): Block {
  const none = { ms: 0, usualMs: 0 };
  if (!existsSync(file)) return none;
  const blocks = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .filter(([at = 0]) => at >= since);
  return blocks
    .map(([, ms = 0, slowness = 1]) => ({ ms, usualMs: ms / slowness }))
    .reduce((longest, block) => (block.usualMs > longest.usualMs ? block : longest), none);
}

function printResult(result: Result, { block, seconds }: { block: Block; seconds: number }): boolean {
  const { statuses, findings, largest, slowest } = result;
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  const faults = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `${REQUESTS} requests in ${seconds.toFixed(0)} s: ${counts.join(', ')} (0: the connection was ended)`,
  );
  console.log(`replies of 5xx: ${faults}`);
  console.log(`largest reply: ${largest.bytes} bytes (${largest.of})`);
  console.log(`slowest reply: ${slowest.ms.toFixed(0)} ms (${slowest.of})`);
  console.log(
    `longest block of the event loop: ${block.ms.toFixed(0)} ms, ${block.usualMs.toFixed(0)} ms at the usual pace`,
  );
  if (largest.bytes > REPLY_BYTES_MAX) findings.push(`a reply has more than ${REPLY_BYTES_MAX} bytes`);
  if (block.usualMs > BLOCK_MS_MAX)
    findings.push(`the event loop was blocked for more than ${BLOCK_MS_MAX} ms`);
  for (const finding of findings.slice(0, FINDINGS_SHOWN)) console.log(`  ${finding}`);
  if (findings.length > FINDINGS_SHOWN) console.log(`  … ${findings.length} in all`);
  console.log(findings.length === 0 ? 'nothing was found' : `${findings.length} findings`);
  return findings.length === 0;
}

process.exit((await main()) ? 0 : 1);
