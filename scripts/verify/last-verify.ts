import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build-stamp.ts';

const RECORD = join(ROOT, 'docs/testing.md');
const LINE = /^Last green verify: .*$/m;
const COMMIT = /^Last green verify: `([0-9a-f]{7,40})`/m;

/** The commit of the last green `npm run verify` that docs/testing.md records, null where it records none. */
export function recordedCommit(): string | null {
  return existsSync(RECORD) ? (COMMIT.exec(readFileSync(RECORD, 'utf8'))?.[1] ?? null) : null;
}

/**
 * The recorded commit when it is an ancestor that this clone holds, else null: a copy without git, or a shallow clone.
 */
export function lastVerifiedCommit(): string | null {
  const commit = recordedCommit();
  return commit !== null && git('merge-base', '--is-ancestor', commit, 'HEAD') !== null ? commit : null;
}

/** Files that differ from a commit, those that are not committed included, by their paths from the root. */
export function changedSince(commit: string): string[] {
  const changed = git('diff', '--name-only', commit) ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? '';
  return `${changed}\n${untracked}`.split('\n').filter(Boolean);
}

/** Writes a green verify of the committed state into docs/testing.md. Throws where something is not committed. */
export function recordGreenVerify(now: Date, minutes: number): void {
  const commit = git('rev-parse', '--short=12', 'HEAD')?.trim();
  if (commit === undefined || git('status', '--porcelain') !== '')
    throw new Error('a green verify is recorded for a commit, and something here is not committed');
  const line = `Last green verify: \`${commit}\`, ${now.toISOString().slice(0, 10)}, ${minutes.toFixed(0)} minutes.`;
  writeFileSync(RECORD, readFileSync(RECORD, 'utf8').replace(LINE, line));
}

/** What git prints, null where it fails or is missing. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 2 ** 20,
    });
  } catch {
    return null;
  }
}
