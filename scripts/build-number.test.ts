import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBuildNumber } from './build-number.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'answerscope-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: 'pipe' });
const commit = (root: string) =>
  git(
    root,
    ...['-c', 'user.name=a', '-c', 'user.email=a@example.com'],
    ...['commit', '--quiet', '--allow-empty', '-m', 'x'],
  );
const fileOf = (root: string) => join(root, 'apps/server/dist/build-number');
const numberOf = (root: string) => (existsSync(fileOf(root)) ? readFileSync(fileOf(root), 'utf8') : null);
const putNumber = (root: string, number: string) => {
  mkdirSync(join(root, 'apps/server/dist'), { recursive: true });
  writeFileSync(fileOf(root), number);
};

it('gives every commit a number of its own', () => {
  git(folder, 'init', '--quiet');
  commit(folder);
  writeBuildNumber(folder);
  expect(numberOf(folder)).toBe('1');
  commit(folder);
  writeBuildNumber(folder);
  expect(numberOf(folder)).toBe('2');
});

it('leaves the number of a build as it is in a tarball, also inside another repository', () => {
  git(folder, 'init', '--quiet');
  commit(folder);
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  writeBuildNumber(unpacked);
  expect(numberOf(unpacked)).toBeNull();
  putNumber(unpacked, '869');
  writeBuildNumber(unpacked);
  expect(numberOf(unpacked)).toBe('869');
});

it('takes no number from a shallow clone, which knows too few commits', () => {
  const origin = join(folder, 'origin');
  mkdirSync(origin);
  git(origin, 'init', '--quiet');
  for (let commits = 0; commits < 3; commits += 1) commit(origin);
  git(folder, 'clone', '--quiet', '--depth', '1', `file://${origin}`, 'shallow');
  writeBuildNumber(join(folder, 'shallow'));
  expect(numberOf(join(folder, 'shallow'))).toBeNull();
});

it('lets a start go on where git cannot count', () => {
  git(folder, 'init', '--quiet');
  putNumber(folder, '7');
  writeBuildNumber(folder);
  expect(numberOf(folder)).toBe('7');
});
