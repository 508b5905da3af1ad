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
    const verified = commit('three.ts');
    expect(baseCommit(root, { verified })).toBe(fork);
  });

  it('is the last one that was verified, on origin/main and where there is none', () => {
    const verified = commit('one.ts');
    git('update-ref', 'refs/remotes/origin/main', commit('two.ts'));
    expect(baseCommit(root, { verified })).toBe(verified);
    git('update-ref', '-d', 'refs/remotes/origin/main');
    expect(baseCommit(root, { verified })).toBe(verified);
  });

  it('is none where none was verified, the clone does not reach back to it, or there is no repository', () => {
    const verified = commit('one.ts');
    expect(baseCommit(root, { verified: null })).toBeNull();
    expect(baseCommit(root, { verified: 'f'.repeat(40) })).toBeNull();
    rmSync(join(root, '.git'), { recursive: true });
    expect(baseCommit(root, { verified })).toBeNull();
  });

  it('is the one that is named, which must be there', () => {
    const first = commit('one.ts');
    commit('two.ts');
    expect(baseCommit(root, { named: 'HEAD~1', verified: null })).toBe(first);
    expect(() => baseCommit(root, { named: 'nowhere', verified: first })).toThrow('names no commit');
  });
});
