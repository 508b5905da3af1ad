import { spawnSync } from 'node:child_process';

/**
 * The commit that the working tree is compared with: the one that is named; else where the branch left `origin/main`; on
 * `origin/main` itself the last commit that was verified.
 * @returns null without git, and where no commit of the clone is any of these
 * @throws where a commit is named that the clone does not hold
 */
export function baseCommit(
  root: string,
  { named, verified }: { named?: string | undefined; verified: string | null },
): string | null {
  if (named) {
    const commit = commitOf(root, named);
    if (commit === null) throw new Error(`LOOKS_BASE names no commit: ${named}`);
    return commit;
  }
  const main = commitOf(root, 'origin/main');
  const fork = main === null ? null : git(root, 'merge-base', 'HEAD', main);
  if (fork !== null && fork !== commitOf(root, 'HEAD')) return fork;
  return verified === null ? null : commitOf(root, verified);
}

const commitOf = (root: string, name: string): string | null =>
  git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** What a command of git prints; null where it fails or there is no git. */
function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
