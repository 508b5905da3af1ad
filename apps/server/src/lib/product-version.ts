import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

const VERSION = readProductVersion(projectRoot());

/** The version that this process runs, with its build number where one is known: '0.2.0+869'. */
export function productVersion(): string {
  return VERSION;
}

/** The version of a checkout: of its package file, and the number that `scripts/build-number.ts` wrote for its build. */
export function readProductVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const file = join(root, 'apps/server/dist/build-number');
  const number = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return /^\d+$/.test(number) ? `${version}+${number}` : version;
}
