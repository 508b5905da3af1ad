import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { ConnectionSettings } from '../pool.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isPostmasterOf, readPostmaster, stopPostmaster } from './postmaster.ts';
import { isRunning } from './processes.ts';
import { prepareTemplateCluster } from './template-cluster.ts';

export interface TestPostgres {
  connection: ConnectionSettings;
  /** The cluster that it was copied from. */
  templateDir: string;
  /** An empty folder that goes with it. */
  filesDir: string;
  /** Ends PostgreSQL and deletes its files. */
  stop(): Promise<void>;
}

const PREFIX = 'answerscope-test-';
/** A file system in memory, where Linux has one: a copied database is a thousand files made and deleted. */
const IN_MEMORY = '/dev/shm';
/** All databases that are there at once take a tenth of it. A container often has 64 MB, which is too little. */
const BYTES_NEEDED = 4 * 1024 ** 3;
const FOR_TESTS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Some files start applications of their own beside the shared one.
  max_connections: '300',
};

/**
 * Starts an empty PostgreSQL of its own for one test run. What killed runs left behind is removed first.
 * @param options.templateDir a cluster to copy; it makes one when left out
 */
export async function startTestPostgres(options: { templateDir?: string } = {}): Promise<TestPostgres> {
  await removeLeftovers();
  const dataDir = mkdtempSync(join(testsParent(), `${PREFIX}${process.pid}-`));
  chmodSync(dataDir, 0o711);
  const log = pino({ level: 'error' });
  const templateDir = options.templateDir ?? join(dataDir, 'template');
  if (options.templateDir === undefined) await prepareTemplateCluster(templateDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings: FOR_TESTS, templateDir });
  const filesDir = join(dataDir, 'files');
  mkdirSync(filesDir);
  return {
    connection: postgres.connection,
    templateDir,
    filesDir,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes a database that is a copy of `template`, to which nobody may be connected. */
export async function cloneDatabase(
  connection: ConnectionSettings,
  { template, name }: { template: string; name: string },
): Promise<ConnectionSettings> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const quoted = [name, template].map((each) => client.escapeIdentifier(each));
    await client.query(`create database ${quoted[0]} template ${quoted[1]} strategy file_copy`);
  } finally {
    await client.end();
  }
  return { ...connection, database: name };
}

/** Where the files of a PostgreSQL for tests go: into memory if there is plenty of it. */
function testsParent(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= BYTES_NEEDED ? IN_MEMORY : tmpdir();
}

async function removeLeftovers(): Promise<void> {
  const left = [tmpdir(), IN_MEMORY]
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((name) => ({ name, dataDir: join(parent, name) })))
    .filter(({ name }) => name.startsWith(PREFIX));
  for (const { name, dataDir } of left) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (isRunning(owner) || lstatSync(dataDir).uid !== process.getuid?.()) continue;
    const clusterDir = join(dataDir, 'postgres', 'cluster');
    const record = readPostmaster(clusterDir);
    if (record && isPostmasterOf(clusterDir, record)) await stopPostmaster(clusterDir, record.pid);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
