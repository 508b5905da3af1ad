import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './refusal.ts';
import type { ServerUser } from './server-user.ts';

/** Byte order for comparing, Unicode for letters: the same on every machine, whatever its locales. */
export const INITDB_ARGUMENTS = [
  ...['--username=postgres', '--encoding=UTF8', '--locale=C'],
  ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync', '--no-instructions'],
];

/** The socket's folder is closed to all but PostgreSQL's user and root; other logins still need their password. */
const HOST_BASED_AUTHENTICATION = 'local all postgres trust\nlocal all all scram-sha-256\n';

/** Runs initdb in an empty folder. Nothing of it is surely on the disk yet. */
export async function initializeCluster(
  folder: string,
  user: ServerUser | null,
  binaries: PostgresBinaries,
): Promise<void> {
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  try {
    await promisify(execFile)(binaries.initdb, ['-D', folder, ...INITDB_ARGUMENTS], {
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      ...identity,
    });
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new EmbeddedPostgresError(
      `PostgreSQL's initdb failed in ${dirname(folder)}: ${reason || String(error)}\n` +
        'Where these programs cannot run, set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause: error },
    );
  }
  writeFileSync(join(folder, 'pg_hba.conf'), HOST_BASED_AUTHENTICATION);
}
