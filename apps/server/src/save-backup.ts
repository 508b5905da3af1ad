import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { type BackupOptions, backupDatabase } from './database/backup/index.ts';
import { findOwnDatabases, OWN_DATABASES } from './database/own-databases.ts';
import type { ConnectionSettings } from './database/pool.ts';
import { productVersion } from './lib/product-version.ts';
import { reachServer } from './reach-server.ts';

/** Saves a database of the installation, and its secret, in a new file. @throws BackupError, ConfigError */
export async function saveBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: Pick<BackupOptions, 'outFile' | 'now' | 'onUnnoted'> & { ofDemonstration: boolean },
) {
  const { ofDemonstration, ...rest } = options;
  const secretFile = join(config.dataDir, 'auth-secret');
  const extraFiles = existsSync(secretFile) ? [{ name: 'auth-secret', path: secretFile }] : [];
  const { connection, stop } = await reachServer(config);
  try {
    return await backupDatabase({
      connection:
        config.databaseUrl === null ? await chooseDatabase(connection, ofDemonstration) : connection,
      productVersion: productVersion(),
      extraFiles,
      ...rest,
    });
  } finally {
    await stop();
  }
}

/** Of the embedded databases the one to save. */
async function chooseDatabase(
  superuser: ConnectionSettings,
  ofDemonstration: boolean,
): Promise<ConnectionSettings> {
  const kinds = await findOwnDatabases(superuser);
  const kind = ofDemonstration || !kinds.includes('real') ? 'simulated' : 'real';
  if (!kinds.includes(kind)) throw new ConfigError('There is no demonstration in this DATA_DIR to save.');
  return { ...superuser, database: OWN_DATABASES[kind] };
}
