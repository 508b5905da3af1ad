import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build-stamp.ts';
import { linkInstalled } from '../link-installed.ts';

/** The sources of a commit in a folder of their own, with what they need beside them. */
export interface Checkout {
  folder: string;
  remove(): void;
}

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: 1024 ** 3, stdio: ['ignore', 'pipe', 'pipe'] });

/** The full name of a commit; null where this repository does not have it. */
export function findCommit(name: string): string | null {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).toString().trim();
  } catch {
    return null;
  }
}

/** Checks a commit out. What is installed here is linked where it asks for the same packages, else it is installed. */
export function checkOut(commit: string): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'answerscope-checkout-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', '--format=tar', commit) });
  if (packagesOf(folder) === packagesOf(ROOT)) linkAllInstalled(folder);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  return {
    folder,
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

/** What a lock file installs; the workspaces' own versions are no part of it. */
function packagesOf(root: string): string {
  const lock: { packages: Record<string, { version?: string; integrity?: string; link?: boolean }> } =
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`)
    .join('\n');
}

function linkAllInstalled(folder: string): void {
  const installed = globSync(['node_modules', '*/*/node_modules'], {
    cwd: ROOT,
    exclude: (path) => path.startsWith('node_modules/'),
  });
  for (const path of installed) linkInstalled(join(ROOT, path), join(folder, path));
}
