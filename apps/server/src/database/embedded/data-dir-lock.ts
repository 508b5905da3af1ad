import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';
import { EmbeddedPostgresError } from './refusal.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Locks a folder for this process. The kernel drops the lock when the process ends, however it ends,
 * so a lock never goes stale; Node offers such a lock only through SQLite.
 * @throws EmbeddedPostgresError when another process (or an earlier call) holds the folder.
 */
export function lockFolder(folder: string): FolderLock {
  makeFolder(folder, 0o711);
  const path = join(folder, 'lock');
  const file = openLock(path);
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw damaged(path, error);
    throw new EmbeddedPostgresError(
      `Another Answerscope is already running on ${folder}. Stop it first, or give this one its own DATA_DIR and PORT.`,
    );
  }
  return { release: () => file.close() };
}

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 });
  } catch (error) {
    throw damaged(path, error);
  }
}

/** The lock holds nothing: what is wrong with it can be removed with it. */
function damaged(path: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${path} cannot be used as the lock of this folder. If no Answerscope is running on it, remove it and start again; the user who starts must be allowed to write there.`,
    { cause },
  );
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
