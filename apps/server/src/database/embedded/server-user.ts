import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './refusal.ts';

/** The user PostgreSQL runs as when it cannot be the one of this process. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root: then it runs as whoever owns the existing cluster, else as
 * `postgres` where that user exists, else as `nobody`. Null: it runs as the user of this process.
 * @throws EmbeddedPostgresError on Windows and where root has nobody to hand over to.
 */
export function chooseServerUser(clusterDir: string | null): ServerUser | null {
  if (process.getuid === undefined) {
    throw new EmbeddedPostgresError(
      'The embedded database needs Linux or macOS. On this system set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  if (process.getuid() !== 0) return null;
  const owner = clusterDir === null ? undefined : statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map(toUser);
  const user =
    users.find((entry) => entry?.name === 'postgres') ?? users.find((entry) => entry?.name === 'nobody');
  if (user) return user;
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
      'Start Answerscope as an ordinary user or set DATABASE_URL.',
  );
}

function toUser(line: string): ServerUser | null {
  const [name, , uid, gid] = line.split(':');
  if (name === undefined || uid === undefined || gid === undefined) return null;
  return { name, uid: Number(uid), gid: Number(gid) };
}

const READ = 0o4;
const EXECUTE = 0o1;

/** Whether `user` may enter a folder: it and every folder above it must let that user through. */
export function canEnter(user: ServerUser, folder: string): boolean {
  const above = dirname(folder);
  return has(EXECUTE, user, statSync(folder)) && (above === folder || canEnter(user, above));
}

/** Whether `user` may read a file (and run it, when it is a program of its owner). */
export function canUse(user: ServerUser, file: string): boolean {
  const stats = statSync(file);
  const isProgram = (stats.mode & 0o100) !== 0;
  return has(isProgram ? READ | EXECUTE : READ, user, stats) && canEnter(user, dirname(file));
}

function has(bits: number, user: ServerUser, stats: Stats): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & bits) === bits;
}
