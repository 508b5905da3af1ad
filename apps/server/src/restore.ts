import { resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { BackupError, readBackupManifest, restoreDatabase } from './database/backup/index.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './database/embedded/index.ts';
import { migrateDatabase } from './database/migrate.ts';
import { connectionFromUrl, ensureOwnDatabase, OWN_DATABASE } from './database/open-database.ts';
import { createLog } from './lib/log.ts';
import { loadAuthSecret } from './lib/secret-file.ts';

/** `npm run restore -- FILE`: a backup into an empty DATA_DIR, or into the empty database DATABASE_URL names. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const file = process.argv[2];
  if (file === undefined) throw new ConfigError('Name the backup to restore: npm run restore -- FILE');
  const inFile = resolve(file);
  const manifest = await readBackupManifest(inFile);
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: createLog('warn') })
      : null;
  try {
    const owner =
      embedded === null
        ? connectionFromUrl(config.databaseUrl ?? '')
        : await ensureOwnDatabase(embedded.connection, 'replaced by the next start');
    const migrate = async () => migrateDatabase(owner, 'replaced by the next start');
    const connection = embedded === null ? owner : { ...embedded.connection, database: OWN_DATABASE };
    await restoreDatabase({ connection, inFile, filesDir: config.dataDir, migrate });
    // Its presence is what the next start signs sessions with: the backup's own, or a given one.
    loadAuthSecret(config.dataDir, config.authSecret);
  } finally {
    await embedded?.stop();
  }
  const rows = manifest.tables.reduce((total, table) => total + table.row_count, 0);
  process.stdout.write(`Restored ${rows} rows of ${manifest.tables.length} tables. Start with: npm start\n`);
}

main().catch((error: unknown) => {
  const isKnown = [ConfigError, BackupError, EmbeddedPostgresError].some((kind) => error instanceof kind);
  process.stderr.write(`${isKnown ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
