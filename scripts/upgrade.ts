import { parseArgs } from 'node:util';
import { findRunningPostgres, startEmbeddedPostgres } from '../apps/server/src/database/embedded/index.ts';
import { migrateDatabase } from '../apps/server/src/database/migrate.ts';
import { ensureOwnDatabase, OWN_DATABASES } from '../apps/server/src/database/own-databases.ts';
import { createLog } from '../apps/server/src/lib/log.ts';
import { loadAuthSecret } from '../apps/server/src/lib/secret-file.ts';
import {
  CHANGES_BY_WORK,
  INTENDED_CHANGES,
  withAccountIds,
} from '../apps/server/test/installations/intended-changes.ts';
import { OWNER } from '../apps/server/test/installations/owner.ts';
import { splitProfiles } from '../apps/server/test/installations/split-profiles.ts';
import {
  compareStoredRows,
  readStoredRows,
  type StoredTables,
  type TableComparison,
} from '../apps/server/test/installations/stored-rows.ts';
import { signIn } from '../apps/server/test/user.ts';
import { KillableProduct } from './killable-product.ts';
import { checkOut, findCommit } from './upgrade/checkout.ts';
import {
  holdAnswers,
  readSamples,
  releaseAnswers,
  untilIdle,
  untilUnderWay,
} from './upgrade/run-under-way.ts';
import { type Surroundings, startSurroundings } from './upgrade/surroundings.ts';
import { ask, leaveRows, settleIn, startRun, until } from './upgrade/use-product.ts';
import { lastVerifiedCommit } from './verify/last-verify.ts';

/**
 * Upgrades an installation: an earlier commit's product is used over HTTP and stopped in the middle of a run; then this
 * version starts on the same DATA_DIR, and every row of every table must still be there.
 *   node scripts/upgrade.ts [--from COMMIT]   the last green verify's commit by default, else the one before HEAD
 */
const { values } = parseArgs({ options: { from: { type: 'string' } } });

const KEYWORDS = Array.from({ length: 6 }, (_, at) => `accounting software for trade ${at + 1}`);

/** What an earlier version leaves. */
interface Left {
  runId: string;
  payments: unknown;
}

async function main(): Promise<number> {
  const name = values.from ?? lastVerifiedCommit() ?? 'HEAD~1';
  const commit = findCommit(name);
  if (commit === null) throw new Error(`this repository has no commit ${name}`);
  console.log(`upgrade from ${commit.slice(0, 12)}`);
  const started = performance.now();
  const around = await startSurroundings();
  const product = new KillableProduct(around.settings);
  try {
    const left = await runEarlierVersion(product, around, commit);
    const { before, problems } = await migrateInPlace(product.dataDir);
    problems.push(...(await goOn(product, around, left)));
    const now = compareStoredRows(
      splitProfiles(before),
      await readRunning(product.dataDir),
      withAccountIds({ ...INTENDED_CHANGES, ...CHANGES_BY_WORK }),
    );
    await product.stop();
    printTables(now);
    problems.push(...now.flatMap((table) => table.problems));
    for (const problem of problems) console.log(`NOT KEPT: ${problem}`);
    const seconds = Math.round((performance.now() - started) / 1_000);
    const rows = now.reduce((total, { before: count }) => total + count, 0);
    const outcome = problems.length === 0 ? 'passed' : 'FAILED';
    console.log(`upgrade from ${commit.slice(0, 12)}: ${outcome}, ${rows} rows in ${seconds} s`);
    return problems.length;
  } catch (error) {
    console.log(`the product's last words:\n${product.output.slice(-3_000)}`);
    throw error;
  } finally {
    await product.remove();
    await around.stop();
  }
}

/** Has people use a commit's product, and stops it while a run has answers, calls under way and open questions. */
async function runEarlierVersion(
  product: KillableProduct,
  around: Surroundings,
  commit: string,
): Promise<Left> {
  const checkout = checkOut(commit);
  try {
    await product.start(checkout.folder);
    around.connect(product.baseUrl);
    const people = await settleIn(product.baseUrl, around, KEYWORDS);
    for (const refused of await leaveRows(people, around)) console.log(`not done there: ${refused}`);
    await untilIdle(product);
    const payments = await ask(people.owner.get('/api/payments'));
    await holdAnswers(around);
    const runId = await startRun(people.owner);
    await untilUnderWay(product, runId);
    const stopping = product.stop();
    await until(() => refusesConnections(product.baseUrl), 'the product stops');
    await releaseAnswers(around);
    const code = await stopping;
    if (code !== 0) throw new Error(`the earlier version stopped with exit code ${code}`);
    return { runId, payments };
  } finally {
    checkout.remove();
  }
}

const refusesConnections = (baseUrl: string): Promise<boolean> =>
  fetch(`${baseUrl}/health/live`).then(
    () => false,
    () => true,
  );

/** Brings a stopped installation to this version's tables: nothing else works on it meanwhile. */
async function migrateInPlace(dataDir: string): Promise<{ before: StoredTables; problems: string[] }> {
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('warn') });
  try {
    const database = { ...server.connection, database: OWN_DATABASES.real };
    const before = await readStoredRows(database);
    const secret = loadAuthSecret(dataDir, null);
    await migrateDatabase(await ensureOwnDatabase(server.connection, secret), secret);
    const tables = compareStoredRows(
      splitProfiles(before),
      await readStoredRows(database),
      withAccountIds(INTENDED_CHANGES),
    );
    return { before, problems: tables.flatMap(({ problems }) => problems) };
  } finally {
    await server.stop();
  }
}

/** Starts this version, lets the run end and reads as the owner. Returns what is not as it should be. */
async function goOn(
  product: KillableProduct,
  around: Surroundings,
  { runId, payments }: Left,
): Promise<string[]> {
  await product.start();
  around.connect(product.baseUrl);
  await untilIdle(product);
  const problems: string[] = [];
  const samples = await readSamples(product, runId);
  const [asked] = await product.query<{ more: number }>(
    `select count(*)::int as more from (select from check_attempts where run_id = '${runId}' and state = 'answered'
       group by account_id, channel, keyword_id, sample_no having count(*) > 1) twice`,
  );
  if (samples.waiting > 0) problems.push(`${samples.waiting} questions of the run were never answered`);
  if (asked?.more !== 0) problems.push(`${asked?.more} questions of the run were answered twice`);
  const requests = await countRequests(around);
  if (requests !== samples.answered)
    problems.push(`the run has ${samples.answered} answers, and its questions were asked ${requests} times`);
  const owner = await signIn(product.baseUrl, OWNER);
  const shown = await ask(owner.get('/api/payments'));
  if (JSON.stringify(shown) !== JSON.stringify(payments))
    problems.push(`the payments read ${JSON.stringify(shown)} instead of ${JSON.stringify(payments)}`);
  const { items } = await ask(owner.get('/api/reports'));
  if (items.length !== 1) problems.push(`the owner reads ${items.length} reports of the one run`);
  return problems;
}

/** How often the simulator was asked about the owner's keywords. */
async function countRequests({ assistants }: Surroundings): Promise<number> {
  const reply = await fetch(`${assistants.adminUrl}/requests`);
  const { requests } = (await reply.json()) as { requests: { question: string }[] };
  return requests.filter(({ question }) => KEYWORDS.some((keyword) => question.includes(keyword))).length;
}

function readRunning(dataDir: string): Promise<StoredTables> {
  const server = findRunningPostgres(dataDir);
  if (server === null) throw new Error('no PostgreSQL runs for this DATA_DIR');
  return readStoredRows({ ...server, database: OWN_DATABASES.real });
}

function printTables(tables: readonly TableComparison[]): void {
  console.log(`${'table'.padEnd(36)} before   after changed`);
  for (const { table, before, after, changed } of tables) {
    const numbers = [before, after, changed].map((number) => String(number).padStart(7)).join(' ');
    console.log(`${table.padEnd(36)}${numbers}`);
  }
}

// An interrupted upgrade ends what it started, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.exit((await main()) === 0 ? 0 : 1);
