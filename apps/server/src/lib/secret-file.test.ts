import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadAuthSecret } from './secret-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'answerscope-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the installation's secret", () => {
  it('is the one that is set, and then none is kept', () => {
    expect(loadAuthSecret(join(folder, 'set'), 'the one that is set')).toBe('the one that is set');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is made once, long, and kept where only its owner reads it', () => {
    const dataDir = join(folder, 'made');
    const secret = loadAuthSecret(dataDir, null);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(loadAuthSecret(dataDir, null)).toBe(secret);
    expect(readdirSync(dataDir)).toEqual(['auth-secret']);
    expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8').trim()).toBe(secret);
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o077).toBe(0);
  });

  it('that is a folder is refused in words', () => {
    const dataDir = join(folder, 'occupied');
    mkdirSync(join(dataDir, 'auth-secret'), { recursive: true });
    expect(() => loadAuthSecret(dataDir, null)).toThrow(/auth-secret holds no whole secret: .+ is no file/);
  });

  it('differs between installations', () => {
    expect(loadAuthSecret(join(folder, 'a'), null)).not.toBe(loadAuthSecret(join(folder, 'b'), null));
  });
});
