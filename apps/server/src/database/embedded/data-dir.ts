import { chmodSync, existsSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { EmbeddedPostgresError } from './refusal.ts';

/**
 * Makes DATA_DIR where it is missing and returns its real path. Nobody else may list it; root's lets
 * others pass through, since PostgreSQL, which cannot be root, keeps its own folder inside.
 */
export function ensureDataDir(dataDir: string): string {
  const isNew = makeFolder(dataDir, 0o755);
  if (isNew) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  return realpathSync(dataDir);
}

/** Says that a whole cluster was made for this DATA_DIR. */
const MADE = 'database-made';

/** Notes that the database of this folder exists from now on. */
export function noteDatabase(dataDir: string, clusterDir: string): void {
  const note = join(dataDir, MADE);
  if (!existsSync(note)) writeFileSync(note, `${clusterDir}\n`, { flush: true });
}

/**
 * A folder whose database was made and is gone (a disk that is not mounted, a folder that was moved) must not start as
 * an empty installation: it would look like a loss of everything, and its new data would hide the old.
 * @throws EmbeddedPostgresError saying what is missing and how to begin anew on purpose
 */
export function refuseMissingDatabase(dataDir: string, clusterDir: string): void {
  const note = join(dataDir, MADE);
  if (!existsSync(note) || !isMissing(join(clusterDir, 'PG_VERSION'))) return;
  throw new EmbeddedPostgresError(
    `The database of this installation is missing: ${clusterDir} is not there, or a disk is not mounted. ` +
      `Bring it back and start again. To start over with an empty database on purpose, remove ${note}.`,
  );
}

/** What may not be looked at is there: who may not is told so later, in other words. */
function isMissing(path: string): boolean {
  try {
    statSync(path);
    return false;
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}
