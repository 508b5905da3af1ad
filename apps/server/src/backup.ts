import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { BackupError, backupDatabase } from './database/backup/index.ts';
import {
  EmbeddedPostgresError,
  findRunningPostgres,
  startEmbeddedPostgres,
} from './database/embedded/index.ts';
import { connectionFromUrl, OWN_DATABASE } from './database/open-database.ts';
import type { ConnectionSettings } from './database/pool.ts';
import { createLog } from './lib/log.ts';
import { productVersion } from './lib/product-version.ts';

/** `npm run backup -- FILE`: everything the installation keeps, in one file; the product may run meanwhile. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const now = new Date();
  const outFile = resolve(
    process.argv[2] ?? `answerscope-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`,
  );
  const secretFile = join(config.dataDir, 'auth-secret');
  const extraFiles = existsSync(secretFile) ? [{ name: 'auth-secret', path: secretFile }] : [];
  const { connection, stop } = await reachDatabase(config);
  try {
    const manifest = await backupDatabase({
      connection,
      outFile,
      productVersion: productVersion(),
      now,
      extraFiles,
    });
    const rows = manifest.tables.reduce((total, table) => total + table.row_count, 0);
    process.stdout.write(`Saved ${rows} rows of ${manifest.tables.length} tables in ${outFile}\n`);
  } finally {
    await stop();
  }
}

async function reachDatabase(config: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<{ connection: ConnectionSettings; stop: () => Promise<void> }> {
  const nothingToStop = async () => undefined;
  if (config.databaseUrl !== null)
    return { connection: connectionFromUrl(config.databaseUrl), stop: nothingToStop };
  const running = findRunningPostgres(config.dataDir);
  if (running !== null) return { connection: { ...running, database: OWN_DATABASE }, stop: nothingToStop };
  if (!existsSync(join(config.dataDir, 'auth-secret'))) {
    throw new ConfigError(`There is no installation in ${config.dataDir}: set DATA_DIR to the one to save.`);
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: createLog('warn') });
  return { connection: { ...embedded.connection, database: OWN_DATABASE }, stop: () => embedded.stop() };
}

main().catch((error: unknown) => {
  const isKnown = [ConfigError, BackupError, EmbeddedPostgresError].some((kind) => error instanceof kind);
  process.stderr.write(`${isKnown ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
