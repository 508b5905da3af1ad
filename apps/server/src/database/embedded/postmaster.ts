import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ConnectionSettings } from '../pool.ts';
import { homeDirOf } from './placement.ts';
import { answers } from './probe.ts';
import { commandOf, haveEnded, isRunning, postgresProcessesIn, signal } from './processes.ts';
import { EmbeddedPostgresError } from './refusal.ts';
import type { ServerUser } from './server-user.ts';

/** What postmaster.pid in a cluster says, and the command that process runs (null: it does not). */
export interface PostmasterRecord {
  pid: number;
  socketDir: string;
  isReady: boolean;
  command: string | null;
}

/** Reads a cluster's postmaster.pid; null when there is none, as after a clean stop. */
export function readPostmaster(clusterDir: string): PostmasterRecord | null {
  const file = pidFileOf(clusterDir);
  if (!existsSync(file)) return null;
  // pid, data folder, start time, port, socket folder, address, shared memory, state: one a line.
  const [pid, , , , socketDir, , , state] = readFileSync(file, 'utf8').split('\n');
  return {
    pid: Number(pid),
    socketDir: socketDir ?? '',
    isReady: state?.trim() === 'ready',
    command: Number(pid) > 0 ? commandOf(Number(pid)) : null,
  };
}

/** The way into a cluster's database through its socket. Names every setting, so that no PG* variable counts. */
export function connectionThrough(socketDir: string): ConnectionSettings {
  return { host: socketDir, port: 5432, user: 'postgres', database: 'postgres', ssl: false };
}

/** The way into the database that another process (or an orphan) runs for this DATA_DIR; null when none is ready. */
export function findRunningPostgres(dataDir: string): ConnectionSettings | null {
  if (!existsSync(dataDir)) return null;
  const clusterDir = join(homeDirOf(realpathSync(dataDir)), 'cluster');
  const record = readPostmaster(clusterDir);
  return record?.isReady && isPostmasterOf(clusterDir, record) ? connectionThrough(record.socketDir) : null;
}

export function isPostmasterOf(clusterDir: string, record: PostmasterRecord): boolean {
  return record.command?.includes(`/postgres -D ${clusterDir} `) ?? false;
}

export interface Launch {
  command: [program: string, ...args: string[]];
  clusterDir: string;
  socketDir: string;
  user: ServerUser | null;
  logFile: string;
}

/**
 * Makes sure that exactly this command runs on the cluster and is ready: adopts what a killed Node left
 * behind, ends what an older version left, clears away what a killed PostgreSQL left, or starts it.
 * @returns the postmaster's process id
 */
export async function ensurePostmaster(launch: Launch): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const adopted = await adoptOrClear(launch);
    const pid = adopted ?? spawnPostmaster(launch);
    if (await isReadyAt(launch, pid)) {
      // One that was just killed, or hangs, still looks ready.
      if (adopted === null || (await answers(launch.socketDir, ANSWER_LIMIT_MS))) return pid;
      await killPostmaster(launch.clusterDir, pid);
    }
    // It ended: an adopted one was stopping, ours lost to one that a killed Node had just started, or
    // (where processes of a folder cannot be found) backends of a killed one are still there.
    await delay(attempt * 200);
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL did not start. The end of ${launch.logFile}:\n${lastLines(launch.logFile)}`,
  );
}

const ATTEMPTS = 3;
const ANSWER_LIMIT_MS = 5_000;

/** The running postmaster of this very command; null when there is none and none hinders a new one. */
async function adoptOrClear({ clusterDir, socketDir, command }: Launch): Promise<number | null> {
  const record = readPostmaster(clusterDir);
  if (record && isPostmasterOf(clusterDir, record)) {
    if (record.command === command.join(' ')) return record.pid;
    await stopPostmaster(clusterDir, record.pid);
  }
  const staleSockets = readdirSync(socketDir);
  if (record === null && staleSockets.length === 0) return null;
  await endOrphans(clusterDir);
  // PostgreSQL believes lock files whose number is a zombie's or another program's by now.
  for (const name of staleSockets) rmSync(join(socketDir, name), { force: true });
  rmSync(pidFileOf(clusterDir), { force: true });
  return null;
}

function spawnPostmaster({ command, clusterDir, user, logFile }: Launch): number {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG_BYTES)
    renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  const [program, ...args] = command;
  // A session of its own: Ctrl-C in the terminal reaches only Node, which drains before it stops the database.
  const child = spawn(program, args, {
    cwd: clusterDir,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  });
  closeSync(log);
  // Without a process there is nothing to wait for: ensurePostmaster tells the failure.
  child.on('error', () => undefined);
  child.unref();
  return child.pid ?? 0;
}

const LONGEST_LOG_BYTES = 10_000_000;
const RECOVERY_LIMIT_MS = 120_000;

/** Waits until this process serves; false when it ended instead. */
async function isReadyAt({ clusterDir, logFile }: Launch, pid: number): Promise<boolean> {
  const deadline = performance.now() + RECOVERY_LIMIT_MS;
  while (performance.now() < deadline) {
    const record = readPostmaster(clusterDir);
    if (record?.isReady && record.pid === pid) return true;
    if (pid === 0 || !isRunning(pid)) return false;
    await delay(10);
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL was not ready after ${RECOVERY_LIMIT_MS / 1000} s. See ${logFile}.`,
  );
}

/** Ends a cluster's postmaster: fast (open transactions roll back), then immediately, then by force. */
export async function stopPostmaster(clusterDir: string, pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await haveEnded([pid], 20_000)) return;
  signal(pid, 'SIGQUIT');
  if (await haveEnded([pid], 5_000)) return;
  await killPostmaster(clusterDir, pid);
}

/** Nothing committed is lost by it: the next start replays the log. */
async function killPostmaster(clusterDir: string, pid: number): Promise<void> {
  signal(pid, 'SIGKILL');
  if (!(await haveEnded([pid], 5_000)))
    throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not end.`);
  await endOrphans(clusterDir);
}

/** Backends outlive a killed postmaster while they are busy, and hold the memory a new one needs. */
async function endOrphans(clusterDir: string): Promise<void> {
  const orphans = postgresProcessesIn(clusterDir);
  for (const pid of orphans) signal(pid, 'SIGQUIT');
  if (await haveEnded(orphans, 3_000)) return;
  for (const pid of orphans) signal(pid, 'SIGKILL');
  await haveEnded(orphans, 5_000);
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}

function pidFileOf(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid');
}
