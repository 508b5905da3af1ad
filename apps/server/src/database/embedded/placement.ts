import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './refusal.ts';
import { canEnter, chooseServerUser, type ServerUser } from './server-user.ts';

/** Where the programs and the cluster go when root's own folders are closed to PostgreSQL's user. */
export const SYSTEM_DIR = '/var/lib/answerscope';

export interface Placement {
  /** PostgreSQL's own folder; the cluster and unfinished ones are in it. */
  homeDir: string;
  clusterDir: string;
  user: ServerUser | null;
}

/** The folder recorded for the database of a DATA_DIR, or the one inside it. */
export function homeDirOf(dataDir: string): string {
  const pointer = pointerOf(dataDir);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres');
}

/**
 * Decides where the cluster lives and who runs it, and makes its folder. It lives inside DATA_DIR unless
 * PostgreSQL's user cannot get there; then in `systemDir`, and a file in DATA_DIR says where.
 */
export function placeCluster(dataDir: string, systemDir: string): Placement {
  const inside = homeDirOf(dataDir);
  const user = chooseServerUser(join(inside, 'cluster'));
  const isInReach = user === null || existsSync(join(inside, 'cluster')) || canEnter(user, dataDir);
  const homeDir = isInReach ? inside : join(systemDir, digest(dataDir));
  if (!isInReach) mkdirSync(systemDir, { recursive: true, mode: 0o755 });
  makePrivate(homeDir, user);
  if (user && !canEnter(user, homeDir)) {
    throw new EmbeddedPostgresError(
      `PostgreSQL must run as ${user.name}, who cannot enter ${homeDir}. Choose a DATA_DIR that is not below a ` +
        'private folder, start Answerscope as an ordinary user, or set DATABASE_URL.',
    );
  }
  if (!isInReach) writeFileSync(pointerOf(dataDir), `${homeDir}\n`);
  return { homeDir, clusterDir: join(homeDir, 'cluster'), user };
}

// "/.s.PGSQL.5432.lock" follows the folder; the kernel takes 107 bytes, macOS 103.
const LONGEST_SOCKET_DIR_BYTES = 80;

/**
 * A private folder for the socket, its name made from the cluster's so that a later start finds it.
 * Whoever gets in may be any database user, hence mode 0700 and the look at who owns it.
 */
export function placeSocket(clusterDir: string, user: ServerUser | null): string {
  const parents = [tmpdir(), '/tmp'];
  const parent = parents.find(
    (dir) => Buffer.byteLength(dir) < 50 && existsSync(dir) && (!user || canEnter(user, dir)),
  );
  const socketDir = join(parent ?? '/tmp', `answerscope-${digest(clusterDir)}`);
  if (Buffer.byteLength(socketDir) > LONGEST_SOCKET_DIR_BYTES)
    throw new Error(`socket folder too long: ${socketDir}`);
  makePrivate(socketDir, user);
  return socketDir;
}

function makePrivate(folder: string, user: ServerUser | null): void {
  const expected = user?.uid ?? process.getuid?.();
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  // Root's own folder is one just made, perhaps by a start that was killed right here.
  if (user && lstatSync(folder).uid === 0) lchownSync(folder, user.uid, user.gid);
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || stats.uid !== expected || (stats.mode & 0o077) !== 0) {
    throw new EmbeddedPostgresError(
      `${folder} must be a folder of mode 0700 that belongs to ${user?.name ?? 'the user who starts Answerscope'}. ` +
        'If another user started this installation before, start it as that user or give it its own DATA_DIR.',
    );
  }
  if (!user) accessSync(folder, constants.W_OK);
}

function pointerOf(dataDir: string): string {
  return join(dataDir, 'postgres-location');
}

function digest(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
