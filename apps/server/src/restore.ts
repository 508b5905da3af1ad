import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type Given, runAsProcess } from './command.ts';
import { ConfigError, readConfig } from './config.ts';
import { BackupError, readBackupManifest, restoreDatabase } from './database/backup/index.ts';
import { startEmbeddedPostgres } from './database/embedded/index.ts';
import type { DatabaseKind } from './database/kind.ts';
import { migrateDatabase } from './database/migrate.ts';
import { connectionFromUrl } from './database/open-database.ts';
import { ensureOwnDatabase, findOwnDatabases, OWN_DATABASES } from './database/own-databases.ts';
import { type ConnectionSettings, createPool, tenantDatabase } from './database/pool.ts';
import { createLog } from './lib/log.ts';
import { loadAuthSecret } from './lib/secret-file.ts';
import { cancelEveryRun } from './modules/runs/index.ts';
import { NO_WEBHOOKS } from './modules/webhooks/index.ts';

const USAGE = 'Name the backup to restore: npm run restore -- [--cancel-runs] FILE';

const SIMULATED_AMONG_KEYS =
  'This backup holds simulated answers, and a provider key is set: restore it without keys, as a demonstration, or choose a backup of real answers.';

/**
 * `npm run restore -- FILE`: a backup into an empty DATA_DIR, or into the empty database DATABASE_URL names. With
 * --cancel-runs, runs that were under way are cancelled before anything could go on with them.
 */
async function run({ args, env, say }: Given): Promise<void> {
  const config = readConfig(env);
  const { file, cancelRuns } = readArguments(args);
  const inFile = resolve(file);
  const manifest = await readBackupManifest(inFile);
  const kind = manifest.kind ?? 'real';
  if (kind === 'simulated' && !config.isDemonstration) throw new BackupError(SIMULATED_AMONG_KEYS);
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: createLog('warn') })
      : null;
  let cancelled = 0;
  try {
    if (embedded !== null) await refuseOtherKind(embedded.connection, kind);
    const owner =
      embedded === null
        ? connectionFromUrl(config.databaseUrl ?? '')
        : await ensureOwnDatabase(embedded.connection, 'replaced by the next start', OWN_DATABASES[kind]);
    const migrate = async () => migrateDatabase(owner, 'replaced by the next start');
    const connection = embedded === null ? owner : { ...embedded.connection, database: owner.database };
    await restoreDatabase({ connection, inFile, filesDir: config.dataDir, migrate });
    if (cancelRuns) cancelled = await cancelRunsIn(connection);
    // Its presence is what the next start signs sessions with: the backup's own, or a given one.
    loadAuthSecret(config.dataDir, config.authSecret);
  } finally {
    await embedded?.stop();
  }
  const rows = manifest.tables.reduce((total, table) => total + table.row_count, 0);
  const ended = cancelRuns ? ` Runs cancelled: ${cancelled}.` : '';
  const withKeys = kind === 'real' && config.isDemonstration ? ' and the provider keys' : '';
  say(
    `Restored ${rows} rows of ${manifest.tables.length} tables.${ended} Start with: npm start${withKeys}\n`,
  );
}

/** A backup brings the secret that it was made with: what is there already would lose its own. */
async function refuseOtherKind(superuser: ConnectionSettings, kind: DatabaseKind): Promise<void> {
  const others = (await findOwnDatabases(superuser)).filter((there) => there !== kind);
  if (others.length === 0) return;
  throw new BackupError(
    `This backup holds ${kind} answers, and this DATA_DIR ${others[0]} ones: choose an empty DATA_DIR.`,
  );
}

function readArguments(args: string[]): { file: string; cancelRuns: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { 'cancel-runs': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new ConfigError(USAGE);
    return { file, cancelRuns: values['cancel-runs'] };
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(USAGE);
  }
}

async function cancelRunsIn(connection: ConnectionSettings): Promise<number> {
  const pool = createPool(connection, { max: 1, name: 'answerscope restore', statementMaxMs: 0 });
  try {
    return await cancelEveryRun({
      servicePool: pool,
      tenant: (accountId) => tenantDatabase(pool, accountId),
      now: () => new Date(),
      // Nothing is sent of it: whoever restores is not whom the programs belong to.
      webhooks: NO_WEBHOOKS,
    });
  } finally {
    await pool.end();
  }
}

/** The command, for who runs it in this process. */
export const restore: Command = { run, failures: [BackupError] };

if (import.meta.main) await runAsProcess(restore);
