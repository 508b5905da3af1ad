import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprint, isBuilt } from './build-stamp.ts';

it('what was removed since it was built is built again', () => {
  const root = mkdtempSync(join(tmpdir(), 'answerscope-built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['.cache', 'apps/web/dist', 'apps/server/dist'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, '.cache/built-from'), fingerprint());
  writeFileSync(join(root, 'apps/server/dist/main.js'), '');
  expect(isBuilt(root)).toBe(true);

  rmSync(join(root, 'apps/web/dist'), { recursive: true });
  expect(isBuilt(root)).toBe(false);

  mkdirSync(join(root, 'apps/web/dist'));
  rmSync(join(root, 'apps/server/dist/main.js'));
  expect(isBuilt(root)).toBe(false);
});
