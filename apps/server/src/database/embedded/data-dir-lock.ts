import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new EmbeddedPostgresError(
      `Another Answerscope is already running on ${folder}. Stop it first, or give this one its own DATA_DIR and PORT.`,
    );
  }
  return { release: () => file.close() };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
