import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseCommit, changedFiles } from './changed-files.ts';

let root: string;
const NOBODY = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
};
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...NOBODY } }).trim();
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

/** @returns the commit */
function commit(path: string): string {
  write(path, path);
  git('add', '.');
  git('commit', '--quiet', '-m', `add ${path}`);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-files-'));
  mkdirSync(join(root, 'docs'));
  git('init', '--quiet', '-b', 'main');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the commit that a working tree is compared with', () => {
  it('is where a branch left origin/main', () => {
    const fork = commit('one.ts');
    git('update-ref', 'refs/remotes/origin/main', commit('two.ts'));
    git('checkout', '--quiet', '-b', 'mine', fork);
    commit('three.ts');
    expect(baseCommit(root, {})).toBe(fork);
  });

  it('is the last one that was verified where nothing was added to origin/main', () => {
    const verified = commit('one.ts');
    write('docs/verified.json', JSON.stringify({ commit: verified, date: '2026-11-28' }));
    git('update-ref', 'refs/remotes/origin/main', commit('two.ts'));
    expect(baseCommit(root, {})).toBe(verified);
    git('update-ref', '-d', 'refs/remotes/origin/main');
    expect(baseCommit(root, {})).toBe(verified);
  });

  it('is none where that one is not in the clone, was never recorded, or there is no repository', () => {
    commit('one.ts');
    expect(baseCommit(root, {})).toBeNull();
    write('docs/verified.json', JSON.stringify({ commit: 'f'.repeat(40), date: '2026-11-28' }));
    expect(baseCommit(root, {})).toBeNull();
    rmSync(join(root, '.git'), { recursive: true });
    expect(baseCommit(root, {})).toBeNull();
  });

  it('is the one that LOOKS_BASE names, which must be there', () => {
    const first = commit('one.ts');
    commit('two.ts');
    expect(baseCommit(root, { LOOKS_BASE: 'HEAD~1' })).toBe(first);
    expect(() => baseCommit(root, { LOOKS_BASE: 'nowhere' })).toThrow('LOOKS_BASE names no commit');
  });
});

it('what changed is what was committed, edited, added, removed and renamed since', () => {
  const base = commit('renamed.ts');
  commit('committed.ts');
  commit('removed.ts');
  git('mv', 'renamed.ts', 'new-name.ts');
  rmSync(join(root, 'removed.ts'));
  write('committed.ts', 'edited');
  write('never-added.ts', '');
  expect(changedFiles(root, base).sort()).toEqual([
    'committed.ts',
    'never-added.ts',
    'new-name.ts',
    'renamed.ts',
  ]);
});
