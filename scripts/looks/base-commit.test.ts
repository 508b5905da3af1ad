import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseCommit } from './base-commit.ts';

let root: string;
const SOMEBODY = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
const git = (...args: string[]) =>
  execFileSync('git', [...SOMEBODY, ...args], { cwd: root, encoding: 'utf8' }).trim();

/** @returns the commit */
function commit(file: string): string {
  writeFileSync(join(root, file), file);
  git('add', '.');
  git('commit', '--quiet', '-m', `add ${file}`);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'base-commit-'));
  git('init', '--quiet', '-b', 'main');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the commit that a working tree is compared with', () => {
  it('is where a branch left origin/main', () => {
    const fork = commit('one.ts');
    git('update-ref', 'refs/remotes/origin/main', commit('two.ts'));
    git('checkout', '--quiet', '-b', 'mine', fork);
    commit('three.ts');
    commit('four.ts');
    expect(baseCommit(root)).toBe(fork);
  });

  it('is the first parent of what landed last, on origin/main and where there is none', () => {
    const before = commit('one.ts');
    git('checkout', '--quiet', '-b', 'theirs');
    commit('two.ts');
    commit('three.ts');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '-m', 'land theirs', 'theirs');
    expect(baseCommit(root)).toBe(before);
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(baseCommit(root)).toBe(before);
  });

  it('is none where the clone holds no commit before this one, or there is no repository', () => {
    commit('one.ts');
    expect(baseCommit(root)).toBeNull();
    rmSync(join(root, '.git'), { recursive: true });
    expect(baseCommit(root)).toBeNull();
  });

  it('is the one that is named, which must be there', () => {
    const first = commit('one.ts');
    commit('two.ts');
    commit('three.ts');
    expect(baseCommit(root, 'HEAD~2')).toBe(first);
    expect(() => baseCommit(root, 'nowhere')).toThrow('names no commit');
  });
});
