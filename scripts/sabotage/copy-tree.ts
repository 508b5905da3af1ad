import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { linkInstalled } from '../link-installed.ts';

/**
 * Copies the sources git lists, new ones included, into a temporary folder and links the installed packages. Links
 * to workspaces lead to the copy, so that every import of ours stays inside it. Returns the folder.
 */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'answerscope-sabotage-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(copy, file));
  for (const file of files.filter((one) => basename(one) === 'package.json')) {
    const installed = join(dirname(file), 'node_modules');
    if (existsSync(join(root, installed))) linkInstalled(join(root, installed), join(copy, installed));
  }
  // Tests that read all sources ask git for them.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}
