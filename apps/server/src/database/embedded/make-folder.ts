import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, one by one; false when it was there. Node's own way of making several never ends
 * where a file system answers that the parent is missing although it is there, as /proc does.
 * @throws the system's error of the first folder that could not be made; ENOTDIR where a file is in the way
 */
export function makeFolder(folder: string, mode: number): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return false;
  if (found !== undefined) throw Object.assign(new Error(`${folder} is not a folder`), { code: 'ENOTDIR' });
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
  return true;
}
