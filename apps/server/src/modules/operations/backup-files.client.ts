import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backups } from '@answerscope/contract';

/** Files with other names are the operator's own, and stay. */
const NAME = /^answerscope-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.backup$/;

const folderOf = (dataDir: string) => join(dataDir, 'backups');

/** Where a backup of this moment goes. The folder is made if it is missing; only its owner reads it. */
export async function prepareBackupFile(dataDir: string, now: Date): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `answerscope-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`);
}

/** The backups there are, the newest first. */
export async function listBackupFiles(dataDir: string, limit: number): Promise<Backups['items']> {
  const names = (await listNames(dataDir)).slice(0, limit);
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folderOf(dataDir), name)).catch(ignoreMissing);
      return found && { name, byte_count: found.size, created_at: found.mtime.toISOString() };
    }),
  );
  return files.filter((file) => file !== null);
}

/** Removes all but the newest backups. */
export async function removeOldBackups(dataDir: string, kept: number): Promise<void> {
  for (const name of (await listNames(dataDir)).slice(kept))
    await rm(join(folderOf(dataDir), name), { force: true });
}

/** Names hold their moment: sorted, they are in its order. */
async function listNames(dataDir: string): Promise<string[]> {
  const names = (await readdir(folderOf(dataDir)).catch(ignoreMissing)) ?? [];
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
