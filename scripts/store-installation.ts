import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findRunningPostgres } from '../apps/server/src/database/embedded/index.ts';
import { OWN_DATABASES } from '../apps/server/src/database/own-databases.ts';
import { createPool, tenantDatabase } from '../apps/server/src/database/pool.ts';
import { connectionAs } from '../apps/server/src/database/roles.ts';
import { insertHistory, readHistory } from '../apps/server/src/demonstration-history.ts';
import { productVersion } from '../apps/server/src/lib/product-version.ts';
import { loadAuthSecret } from '../apps/server/src/lib/secret-file.ts';
import type { TestUser } from '../apps/server/test/user.ts';
import { buildHistory } from './build-history.ts';
import { ROOT } from './build-stamp.ts';
import { KillableProduct } from './killable-product.ts';
import { runCommand } from './product.ts';
import { holdAnswers, readSamples, untilIdle, untilUnderWay } from './upgrade/run-under-way.ts';
import { startSurroundings } from './upgrade/surroundings.ts';
import { leaveRows, settleIn, startRun } from './upgrade/use-product.ts';

const HISTORY = join(ROOT, '.cache/demonstration-history');
const FOLDER = join(ROOT, 'apps/server/test/installations');

/**
 * Stores an installation of this version for the tests of later ones: `node scripts/store-installation.ts`, at a release.
 * The real product, used over HTTP: 90 days of reports, two payments, rows in nearly every table, and a run under way.
 */
async function main(): Promise<void> {
  await buildHistory(join(ROOT, '.cache/postgres-template'));
  const { head } = await readHistory(HISTORY);
  const around = await startSurroundings();
  const product = new KillableProduct(around.settings);
  try {
    await product.start();
    around.connect(product.baseUrl);
    const people = await settleIn(product.baseUrl, around, Object.keys(head.keywords));
    await bringHistory(product.dataDir, people.owner);
    const refused = await leaveRows(people, around);
    if (refused.length > 0) throw new Error(`the product refused ${refused.join('; ')}`);
    await untilIdle(product);
    await holdAnswers(around);
    const runId = await startRun(people.owner);
    await untilUnderWay(product, runId);
    console.log('the run under way:', await readSamples(product, runId));
    console.log('empty tables:', (await emptyTables(product)).join(' '));
    store(product.dataDir);
  } catch (error) {
    console.log(product.output.slice(-3_000));
    throw error;
  } finally {
    await product.remove();
    await around.stop();
  }
}

/** Gives the owner the 90 days that the build made, as the demonstration's account has them. */
async function bringHistory(dataDir: string, { accountId }: TestUser): Promise<void> {
  const server = findRunningPostgres(dataDir);
  if (server === null) throw new Error('no PostgreSQL runs for this DATA_DIR');
  const owner = { ...server, database: OWN_DATABASES.real };
  const pool = createPool(connectionAs('app', owner, loadAuthSecret(dataDir, null)), {
    max: 1,
    name: 'history',
  });
  try {
    const isBrought = await insertHistory(
      tenantDatabase(pool, accountId),
      { accountId, now: new Date() },
      HISTORY,
    );
    if (!isBrought) throw new Error('the owner has a past already');
  } finally {
    await pool.end();
  }
}

async function emptyTables(product: KillableProduct): Promise<string[]> {
  const tables = await product.query<{ name: string }>(
    "select table_schema || '.\"' || table_name || '\"' as name from information_schema.tables where table_schema in ('public', 'auth', 'set_aside') order by 1",
  );
  const empty: string[] = [];
  for (const { name } of tables)
    if ((await product.query(`select from ${name} limit 1`)).length === 0) empty.push(name);
  return empty;
}

/** Makes the backup with the product's own command; it replaces the one of this version that is there. */
function store(dataDir: string): void {
  const [version] = productVersion().split('+');
  const file = join(FOLDER, `${version}.backup`);
  const unfinished = `${file}.new`;
  // Twice: an installation holds a note of each backup that was made before.
  for (let times = 1; times <= 2; times += 1) {
    rmSync(unfinished, { force: true });
    runCommand('backup', dataDir, unfinished);
  }
  renameSync(unfinished, file);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
await main();
