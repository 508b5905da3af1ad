import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.ts';
import { createApiClient } from '../../scripts/proof/api-client.ts';
import { Installation } from '../../scripts/proof/installation.ts';
import { describeMachine, quantile } from '../machine.ts';
import { browserVersion, type Cookies, inFreshBrowser, type Visit, visit } from './browser.ts';
import { CHANGES, timeChange } from './keyword-table.ts';
import { newCollector, newReader } from './people.ts';
import { serveInTurns, visitPublicPages } from './public-pages.ts';

/**
 * What somebody waits for in a browser: the dashboard with 18,000 and with 180,000 stored answers, and a table of
 * 10,000 keywords; and the pages that anyone may read. `--rounds` is how many fresh browsers each figure comes from,
 * `--public` measures the public pages alone.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, public: { type: 'boolean', default: false } },
});
const ROUNDS = Number(values.rounds);
const DAYS = [90, 900] as const;
const ANSWERS_A_DAY = 200;
const KEYWORDS = 10_000;
const WARM_UP_VISITS = 3;
const LIMITS = {
  lcpMs: 500,
  lastResponseMs: 800,
  scriptBytes: 240_000,
  shift: 0.05,
  growth: 1.3,
  changeMs: 200,
};
const PUBLIC_LIMITS = { lcpMs: 500, scriptBytes: 125_000, shift: 0.02 };
/** Whose scripts are limited: the first page of most visitors. */
const LANDING = '/';
const PAGES_A_SECOND = 2_000;
const SERVED_SECONDS = 10;
/** Nobody is asked: the assistants' addresses lead nowhere. */
const NOWHERE = 'http://127.0.0.1:9';
const DASHBOARD = { path: '/tracker/dashboard', shown: /\d+% of [\d,]+ answers/ };
const KEYWORD_TABLE = { path: '/tracker/keywords', shown: /crm in the table 10000/ };

const print = (text: string): boolean => process.stdout.write(`${text}\n`);
const missed: string[] = [];

await build();
print(`${describeMachine()}, ${await browserVersion()}, ${ROUNDS} fresh browsers each\n`);
const installation = new Installation({
  baseUrls: { openai: NOWHERE, claude: NOWHERE, gemini: NOWHERE, perplexity: NOWHERE },
  program: fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url)),
});
try {
  await installation.startDatabase();
  const { baseUrl } = await installation.start('api');
  await measurePublicPages(baseUrl);
  if (!values.public) await measureTracker(baseUrl);
} finally {
  await installation.remove();
}
for (const miss of missed) print(`MISSED: ${miss}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measureTracker(baseUrl: string): Promise<void> {
  const client = createApiClient(baseUrl);
  const administrator = await client.signIn(installation.administrator);
  const stage = { installation, client, administrator, baseUrl };
  const readers: { days: number; cookies: Cookies }[] = [];
  for (const days of DAYS) readers.push({ days, cookies: await newReader(stage, days) });
  const collector = await newCollector(stage, KEYWORDS);
  await installation.query('vacuum analyze');
  await measureDashboard(baseUrl, readers);
  await measureTable(baseUrl, collector);
}

async function measurePublicPages(baseUrl: string): Promise<void> {
  const visits = await visitPublicPages(baseUrl, ROUNDS);
  print('| page | LCP, ms | last response, ms | scripts, kB gzipped | layout shift |');
  print('|---|---|---|---|---|');
  for (const [path, found] of visits) {
    const of = (name: 'lcpMs' | 'lastResponseMs' | 'scriptBytes' | 'shift') => found.map((one) => one[name]);
    const median = (name: 'lcpMs' | 'scriptBytes' | 'shift') => quantile(of(name), 0.5);
    hold(median('lcpMs'), PUBLIC_LIMITS.lcpMs, `${path}: LCP, ms`);
    hold(median('shift'), PUBLIC_LIMITS.shift, `${path}: layout shift`);
    if (path === LANDING) hold(median('scriptBytes'), PUBLIC_LIMITS.scriptBytes, `${path}: scripts, bytes`);
    const kilobytes = of('scriptBytes').map((bytes) => bytes / 1000);
    const cells = [
      path,
      spread(of('lcpMs')),
      spread(of('lastResponseMs')),
      spread(kilobytes, 1),
      spread(of('shift'), 3),
    ];
    print(`| ${cells.join(' | ')} |`);
  }
  const { page, plain } = await serveInTurns(baseUrl, { path: LANDING, seconds: SERVED_SECONDS });
  print(`\n| the landing page, ${page.bytes.toLocaleString('en')} bytes | a second | p99, ms |`);
  print('|---|---|---|');
  print(`| kept by the product | ${page.perSecond.toFixed(0)} | ${page.p99.toFixed(0)} |`);
  print(
    `| the same bytes from a bare node:http | ${plain.perSecond.toFixed(0)} | ${plain.p99.toFixed(0)} |\n`,
  );
  hold(PAGES_A_SECOND / page.perSecond, 1, `2,000 a second against the kept pages served in one`);
}

/** The readers take turns, so that whatever else the machine does falls on all of them. */
async function measureDashboard(
  baseUrl: string,
  readers: readonly { days: number; cookies: Cookies }[],
): Promise<void> {
  const visits = new Map<number, Visit[]>(readers.map(({ days }) => [days, []]));
  for (let round = -WARM_UP_VISITS; round < ROUNDS; round += 1) {
    for (const { days, cookies } of readers) {
      const found = await inFreshBrowser({ baseUrl, cookies }, (page) => visit(page, DASHBOARD));
      if (round >= 0) visits.get(days)?.push(found);
    }
  }
  print('| dashboard, stored answers | LCP, ms | last response, ms | scripts, kB gzipped | layout shift |');
  print('|---|---|---|---|---|');
  for (const [days, found] of visits) {
    const of = `the dashboard with ${(days * ANSWERS_A_DAY).toLocaleString('en')} answers`;
    const figures = (name: 'lcpMs' | 'lastResponseMs' | 'scriptBytes' | 'shift') => {
      const all = found.map((one) => one[name]);
      hold(quantile(all, 0.5), LIMITS[name], `${of}: ${name}`);
      return all;
    };
    const kilobytes = figures('scriptBytes').map((bytes) => bytes / 1000);
    const cells = [
      (days * ANSWERS_A_DAY).toLocaleString('en'),
      spread(figures('lcpMs')),
      spread(figures('lastResponseMs')),
      spread(kilobytes, 1),
      spread(figures('shift'), 3),
    ];
    print(`| ${cells.join(' | ')} |`);
  }
  const median = (days: number, name: 'lcpMs' | 'lastResponseMs') =>
    quantile(
      (visits.get(days) ?? []).map((one) => one[name]),
      0.5,
    );
  for (const name of ['lcpMs', 'lastResponseMs'] as const) {
    const growth = median(DAYS[1], name) / median(DAYS[0], name);
    print(`\n${name} with ten times the answers: ${growth.toFixed(2)} ×`);
    hold(growth, LIMITS.growth, `${name}, 180,000 against 18,000 answers`);
  }
  print(
    `Largest paint: ${[...new Set([...visits.values()].flat().map(({ lcpElement }) => lcpElement))].join(' / ')}\n`,
  );
}

async function measureTable(baseUrl: string, cookies: Cookies): Promise<void> {
  const times = new Map<string, number[]>(CHANGES.map(({ name }) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    await inFreshBrowser({ baseUrl, cookies }, async (page) => {
      await visit(page, KEYWORD_TABLE);
      for (const change of CHANGES) {
        const took = await timeChange(page, change);
        if (round >= 0) times.get(change.name)?.push(took);
      }
    });
  }
  print(`| ${KEYWORDS.toLocaleString('en')} keywords | shown after, ms |`);
  print('|---|---|');
  for (const [name, found] of times) {
    print(`| ${name} | ${spread(found)} |`);
    hold(quantile(found, 0.5), LIMITS.changeMs, name);
  }
}

/** Median (least to most). */
function spread(values: readonly number[], digits = 0): string {
  const [least, median, most] = [0, 0.5, 1].map((share) => quantile(values, share).toFixed(digits));
  return least === most ? `${median}` : `${median} (${least} to ${most})`;
}

function hold(found: number, limit: number, what: string): void {
  if (!(found <= limit))
    missed.push(`${what} is ${Number(found.toPrecision(4))}, at most ${limit} was promised`);
}
