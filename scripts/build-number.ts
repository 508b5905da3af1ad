import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the server reads the number of its build (`apps/server/src/lib/product-version.ts`). */
const FILE = 'apps/server/dist/build-number';

/**
 * Writes the build number of a checkout: how many commits lead to the one that is checked out. A number that is there
 * already stays where git cannot count them (a tarball, a shallow clone) or the folder belongs to somebody else.
 */
export function writeBuildNumber(root: string): void {
  // A folder above may be somebody else's repository.
  if (!existsSync(join(root, '.git'))) return;
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository') === 'true') return;
    writeIfChanged(join(root, FILE), git(root, 'rev-list', '--count', 'HEAD'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The build number was not written: ${why.trim().replaceAll('\n', ' ')}\n`);
  }
}

/** Renamed into place: a process that starts meanwhile reads a whole number. */
function writeIfChanged(file: string, number: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === number) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, number);
  renameSync(`${file}.new`, file);
}

/** Counts also for a user who does not own the checkout; a hook of git's names its own repository in the environment. */
function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd,
    env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
