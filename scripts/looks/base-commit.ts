import { spawnSync } from 'node:child_process';

/**
 * The commit that the working tree is compared with: the one that is named; else where the branch left `origin/main`;
 * on main itself the first parent of what landed last.
 * @returns null without git, and where the clone holds no commit before this one
 * @throws where a commit is named that the clone does not hold
 */
export function baseCommit(root: string, named?: string): string | null {
  if (named) {
    const commit = commitOf(root, named);
    if (commit === null) throw new Error(`LOOKS_BASE names no commit: ${named}`);
    return commit;
  }
  const main = commitOf(root, 'origin/main');
  const fork = main === null ? null : git(root, 'merge-base', 'HEAD', main);
  return fork !== null && fork !== commitOf(root, 'HEAD') ? fork : commitOf(root, 'HEAD^1');
}

const commitOf = (root: string, name: string): string | null =>
  git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** What a command of git prints; null where it fails or there is no git. */
function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
