import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AssistantSimulator, startAssistantSimulator } from '@answerscope/assistant-simulator';
import { inject } from 'vitest';
import { startApi } from '../../src/api.ts';
import { readConfig } from '../../src/config.ts';
import { OWNED_TABLES } from '../../src/database/access.ts';
import { readBackupManifest, restoreDatabase } from '../../src/database/backup/index.ts';
import { ensureJobTables } from '../../src/database/job-tables.ts';
import { asOwner } from '../../src/database/kind.ts';
import { forceRowSecurity, migrateUntil } from '../../src/database/old-database.fixture.ts';
import { ensureOwnDatabase } from '../../src/database/own-databases.ts';
import type { ConnectionSettings } from '../../src/database/pool.ts';
import { createLog } from '../../src/lib/log.ts';
import { loadAuthSecret } from '../../src/lib/secret-file.ts';
import { buildServices, type Services } from '../../src/services.ts';
import { TEST_SECRET } from '../global-setup.ts';

/** An installation of an earlier version, as its backup holds it: no migration of later versions has run. */
export interface RestoredInstallation {
  /** The version that made it. */
  productVersion: string;
  /** Sees every row. */
  superuser: ConnectionSettings;
  /** Runs a statement past every policy. */
  query<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Brings it to this version and serves it; its assistants are simulated, and no worker runs. */
  start(): Promise<StartedInstallation>;
  remove(): Promise<void>;
}

export interface StartedInstallation {
  baseUrl: string;
  services: Services;
  simulator: AssistantSimulator;
  stop(): Promise<void>;
}

/** Restores a backup into a database of its own, whose tables are those of the version that made it. */
export async function restoreInstallation(inFile: string): Promise<RestoredInstallation> {
  const name = `answerscope_test_${randomBytes(6).toString('hex')}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'answerscope-installation-'));
  chmodSync(dataDir, 0o700);
  const owner = await ensureOwnDatabase(inject('superuser'), TEST_SECRET, name);
  const superuser = { ...inject('superuser'), database: name };
  const manifest = await readBackupManifest(inFile);
  await restoreDatabase({
    connection: superuser,
    inFile,
    filesDir: dataDir,
    migrate: async (schemaVersion) => {
      await migrateUntil(owner, {
        secret: loadAuthSecret(dataDir, null),
        choose: (entries) => entries.filter(({ when }) => when <= Number(schemaVersion)),
      });
      await asOwner(owner, ensureJobTables);
    },
  });
  const stored = new Set(manifest.tables.map((table) => `${table.schema}.${table.name}`));
  const guarded = OWNED_TABLES.map(({ table }) => table).filter((table) => table.startsWith('public.'));
  await forceRowSecurity(
    owner,
    guarded.filter((table) => stored.has(table)),
  );
  return {
    productVersion: manifest.product_version,
    superuser,
    query: async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
      asOwner(superuser, async (client) => (await client.query<Row>(text, values)).rows),
    start: () => serve(owner, dataDir),
    remove: async () => {
      await asOwner(inject('superuser'), (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function serve(owner: ConnectionSettings, dataDir: string): Promise<StartedInstallation> {
  const simulator = await startAssistantSimulator({ seed: 'an installation' });
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${owner.user}:${owner.password}@localhost:${owner.port}/${owner.database}?host=${encodeURIComponent(owner.host)}`,
    OPENAI_API_KEY: 'key-of-the-tests',
    OPENAI_BASE_URL: simulator.baseUrls.openai,
    DAILY_SPEND_LIMIT_USD: '1000',
  });
  const services = await buildServices(config, createLog(config.logLevel), { templateDir: '' });
  const api = await startApi(services);
  return {
    baseUrl: `http://localhost:${api.port}`,
    services,
    simulator,
    stop: async () => {
      await api.stop();
      await services.close();
      await simulator.stop();
    },
  };
}
