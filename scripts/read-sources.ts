import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build-stamp.ts';

/** Every TypeScript source of ours by its path from the root, new ones included; what is generated is left out. */
export function readSources(): ReadonlyMap<string, string> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = listed
    .split('\n')
    .filter((path) => path !== '' && !path.endsWith('.gen.ts') && existsSync(join(ROOT, path)));
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}
