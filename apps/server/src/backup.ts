import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type Given, runAsProcess } from './command.ts';
import { ConfigError, readConfig } from './config.ts';
import { BackupError } from './database/backup/index.ts';
import { saveBackup } from './save-backup.ts';

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
  const manifest = await saveBackup(config, {
    outFile,
    ofDemonstration,
    now,
    onUnnoted: (why) => say(`The database holds no note of this backup for administrators: ${why}\n`),
  });
  const rows = manifest.tables.reduce((total, table) => total + table.row_count, 0);
  const kind = manifest.kind === null ? '' : ` Its answers are ${manifest.kind}.`;
  say(`Saved ${rows} rows of ${manifest.tables.length} tables in ${outFile}.${kind}\n`);
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

/** The command, for who runs it in this process. */
export const backup: Command = { run, failures: [BackupError] };

if (import.meta.main) await runAsProcess(backup);
