import {
  chmodSync,
  closeSync,
  cpSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerUser } from './server-user.ts';

export interface Ownership {
  /** Null: whoever runs this process. */
  user: ServerUser | null;
  folderMode: number;
  fileMode: number;
}

/** Copies a folder and gives every entry of the copy one owner and mode. */
export function copyFolder(from: string, to: string, ownership: Ownership): void {
  // The synchronous copy is five times as fast as the asynchronous one for a thousand small files.
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  for (const entry of entriesOf(to)) {
    const stats = lstatSync(entry);
    if (!stats.isSymbolicLink())
      chmodSync(entry, stats.isDirectory() ? ownership.folderMode : ownership.fileMode);
    if (ownership.user) lchownSync(entry, ownership.user.uid, ownership.user.gid);
  }
}

/** Makes a finished folder appear under its name at once: all of it is on the disk first. */
export function publishFolder(unfinished: string, finished: string): void {
  for (const entry of entriesOf(unfinished)) syncEntry(entry);
  renameSync(unfinished, finished);
  syncEntry(dirname(finished));
}

function entriesOf(folder: string): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ];
}

function syncEntry(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
