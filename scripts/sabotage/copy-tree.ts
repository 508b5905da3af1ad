import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

/** What is made, installed or kept, and so is no source; `data` only where an installation keeps it. */
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage', 'test-results', 'data']);
const OUR_SCOPE = '@answerscope';

/**
 * A copy of the project's sources in a temporary folder, with what is installed beside them by link. The workspaces
 * are linked anew, so that every import of ours stays inside the copy. Returns the folder.
 */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'answerscope-sabotage-'));
  const installed: string[] = [];
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => {
      if (basename(source) === 'node_modules') installed.push(relative(root, source));
      return source === root || !NOT_COPIED.has(basename(source));
    },
  });
  for (const folder of installed) linkInstalled(join(root, folder), join(copy, folder));
  // Tests that read all sources ask git which they are.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

function linkInstalled(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === OUR_SCOPE) linkWorkspaces(join(from, name), join(to, name));
    // What tools keep for themselves (.vite, .cache) is theirs; commands are needed.
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name));
  }
}

/** npm's links to workspaces are relative: the same text names the copied workspace from the copied folder. */
function linkWorkspaces(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const target = readlinkSync(join(from, name));
    if (!existsSync(join(dirname(join(to, name)), target))) continue;
    symlinkSync(target, join(to, name));
  }
}
