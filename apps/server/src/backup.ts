import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type Given, runAsProcess } from './command.ts';
import { ConfigError, readConfig } from './config.ts';
import { BackupError, backupDatabase } from './database/backup/index.ts';
import { findOwnDatabases, OWN_DATABASES } from './database/own-databases.ts';
import type { ConnectionSettings } from './database/pool.ts';
import { productVersion } from './lib/product-version.ts';
import { reachServer } from './reach-server.ts';

const USAGE = 'Name at most one file: npm run backup -- [--demonstration] FILE';

/**
 * `npm run backup -- FILE`: everything the installation keeps, in one file; the product may run meanwhile. Whether keys
 * are set here does not matter: real answers are saved where there are any, simulated ones beside them when asked for.
 */
async function run({ args, env, say }: Given): Promise<void> {
  const config = readConfig(env);
  const { file, ofDemonstration } = readArguments(args);
  const now = new Date();
  const outFile = resolve(
    file ?? `answerscope-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`,
  );
  const secretFile = join(config.dataDir, 'auth-secret');
  const extraFiles = existsSync(secretFile) ? [{ name: 'auth-secret', path: secretFile }] : [];
  const { connection, stop } = await reachServer(config);
  try {
    const manifest = await backupDatabase({
      connection:
        config.databaseUrl === null ? await chooseDatabase(connection, ofDemonstration) : connection,
      outFile,
      productVersion: productVersion(),
      now,
      extraFiles,
      onUnnoted: (why) => say(`The database holds no note of this backup for administrators: ${why}\n`),
    });
    const rows = manifest.tables.reduce((total, table) => total + table.row_count, 0);
    const kind = manifest.kind === null ? '' : ` Its answers are ${manifest.kind}.`;
    say(`Saved ${rows} rows of ${manifest.tables.length} tables in ${outFile}.${kind}\n`);
  } finally {
    await stop();
  }
}

function readArguments(args: string[]): { file: string | undefined; ofDemonstration: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { demonstration: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new ConfigError(USAGE);
    return { file: positionals[0], ofDemonstration: values.demonstration };
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(USAGE);
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

/** The command, for who runs it in this process. */
export const backup: Command = { run, failures: [BackupError] };

if (import.meta.main) await runAsProcess(backup);
