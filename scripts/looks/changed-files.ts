import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the last green `npm run verify` is recorded: `{ "commit": "…", "date": "…" }`. */
const VERIFIED = 'docs/verified.json';

/**
 * The commit that the working tree is compared with: LOOKS_BASE where it is set; else where the branch left
 * `origin/main`; on `origin/main` itself the last commit that was verified whole.
 * @returns null without git, and where the clone does not reach back to that commit
 * @throws where LOOKS_BASE names no commit
 */
export function baseCommit(root: string, environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment.LOOKS_BASE;
  if (named) {
    const commit = commitOf(root, named);
    if (commit === null) throw new Error(`LOOKS_BASE names no commit: ${named}`);
    return commit;
  }
  const main = commitOf(root, 'origin/main');
  const fork = main === null ? null : git(root, 'merge-base', 'HEAD', main)?.trim();
  if (fork && fork !== commitOf(root, 'HEAD')) return fork;
  const verified = join(root, VERIFIED);
  if (!existsSync(verified)) return null;
  const { commit } = JSON.parse(readFileSync(verified, 'utf8')) as { commit: string };
  return commitOf(root, commit);
}

/** Files of the working tree that differ from a commit, those that were never added among them, by their paths. */
export function changedFiles(root: string, base: string): string[] {
  const listed = [
    git(root, 'diff', '--name-only', '--no-renames', base),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return listed.flatMap((paths) => (paths ?? '').split('\n')).filter((path) => path !== '');
}

const commitOf = (root: string, name: string): string | null =>
  git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim() ?? null;

/** What a command of git prints; null where it fails or there is no git. */
function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}
