import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OUR_SCOPE = '@answerscope';

/**
 * Makes a node_modules of links to what is installed in another. Its workspaces are linked to those beside the new one,
 * so that every import of ours stays inside that copy of the project.
 */
export function linkInstalled(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === OUR_SCOPE) linkWorkspaces(join(from, name), join(to, name));
    // Tools keep their caches in hidden folders; commands are needed.
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name));
  }
}

/** npm's links to workspaces are relative: the same text leads to the copied workspace from the copied folder. */
function linkWorkspaces(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const target = readlinkSync(join(from, name));
    if (!existsSync(join(dirname(join(to, name)), target))) continue;
    symlinkSync(target, join(to, name));
  }
}
