import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** The command a process was started with, its arguments joined by spaces; null when it does not run. */
export function commandOf(pid: number): string | null {
  if (process.platform === 'linux') {
    // A zombie's command line is empty.
    const command = readIfPresent(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
    return command === '' ? null : command;
  }
  try {
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** Whether a process runs; a zombie, which still answers to signals, does not. */
export function isRunning(pid: number): boolean {
  if (process.platform === 'linux') return commandOf(pid) !== null;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Processes of a PostgreSQL whose working folder is `folder`. Only Linux tells; elsewhere none are found. */
export function postgresProcessesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => isIn(folder, workingFolderOf(pid)) && isPostgres(commandOf(pid)));
}

/** Linux marks a working folder that was deleted under its process. */
function isIn(folder: string, workingFolder: string | null): boolean {
  return workingFolder === folder || workingFolder === `${folder} (deleted)`;
}

function isPostgres(command: string | null): boolean {
  return command !== null && (command.startsWith('postgres: ') || /\/postgres -D /.test(command));
}

function workingFolderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Sends a signal; a process that is already gone is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Waits until no process of `pids` runs; false when some still do after `timeoutMs`. */
export async function haveEnded(pids: number[], timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (pids.some(isRunning)) {
    if (performance.now() > deadline) return false;
    await delay(10);
  }
  return true;
}

function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
