import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { ConnectionSettings } from '../pool.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isPostmasterOf, readPostmaster, stopPostmaster } from './postmaster.ts';
import { isRunning } from './processes.ts';

export interface TestPostgres {
  connection: ConnectionSettings;
  /** Ends PostgreSQL and deletes its files. */
  stop(): Promise<void>;
}

const PREFIX = 'answerscope-test-';
const UNSAFE_BUT_FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Starts an empty PostgreSQL of its own for one test run. What killed runs left behind is removed first. */
export async function startTestPostgres(options: { templateDir?: string } = {}): Promise<TestPostgres> {
  await removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(dataDir, 0o711);
  const log = pino({ level: 'error' });
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings: UNSAFE_BUT_FAST, ...options });
  return {
    connection: postgres.connection,
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

async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const dataDir = join(tmpdir(), name);
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (isRunning(owner) || lstatSync(dataDir).uid !== process.getuid?.()) continue;
    const clusterDir = join(dataDir, 'postgres', 'cluster');
    const record = readPostmaster(clusterDir);
    if (record && isPostmasterOf(clusterDir, record)) await stopPostmaster(clusterDir, record.pid);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
