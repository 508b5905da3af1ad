import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backups } from '@answerscope/contract';
import { DAY_MS } from '../../lib/time.ts';

/** The automatic backups of one kind of database: a demonstration and real answers may share a folder. */
export interface BackupFolder {
  dataDir: string;
  isDemonstration: boolean;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.backup$/;
const UNFINISHED = '.backup.unfinished';

const folderOf = ({ dataDir }: Pick<BackupFolder, 'dataDir'>) => join(dataDir, 'backups');
const prefixOf = ({ isDemonstration }: BackupFolder) =>
  `answerscope-auto-${isDemonstration ? 'simulated' : 'real'}-`;

/** Where a backup of this moment goes. The folder is made if it is missing; only its owner reads it. */
export async function prepareBackupFile(backups: BackupFolder, now: Date): Promise<string> {
  const folder = folderOf(backups);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${prefixOf(backups)}${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`);
}

/** The automatic backups there are, the newest first. */
export async function listBackupFiles(backups: BackupFolder, limit: number): Promise<Backups['items']> {
  const names = (await listNames(backups)).slice(0, limit);
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folderOf(backups), name)).catch(ignoreMissing);
      return found && { name, byte_count: found.size, created_at: found.mtime.toISOString() };
    }),
  );
  return files.filter((file) => file !== null);
}

/** Removes all but the newest automatic backups. */
export async function removeOldBackups(backups: BackupFolder, kept: number): Promise<void> {
  for (const name of (await listNames(backups)).slice(kept))
    await rm(join(folderOf(backups), name), { force: true });
}

/** Removes what a process left that died while it wrote a backup, unless it was written to within a day. */
export async function removeUnfinishedBackups(
  backups: Pick<BackupFolder, 'dataDir'>,
  now: Date,
): Promise<void> {
  for (const name of await listFolder(backups)) {
    if (!name.endsWith(UNFINISHED)) continue;
    const file = join(folderOf(backups), name);
    const found = await stat(file).catch(ignoreMissing);
    if (found !== null && now.getTime() - found.mtimeMs > DAY_MS) await rm(file, { force: true });
  }
}

/** Names hold their moment: sorted, they are in its order. Files with other names are the operator's own. */
async function listNames(backups: BackupFolder): Promise<string[]> {
  const prefix = prefixOf(backups);
  return (await listFolder(backups))
    .filter((name) => name.startsWith(prefix) && MOMENT.test(name.slice(prefix.length)))
    .toSorted()
    .toReversed();
}

async function listFolder(backups: Pick<BackupFolder, 'dataDir'>): Promise<string[]> {
  return (await readdir(folderOf(backups)).catch(ignoreMissing)) ?? [];
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
