import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProductVersion } from './product-version.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'answerscope-version-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '1.2.3' }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('carries the number of the build behind it', () => {
  mkdirSync(join(root, 'apps/server/dist'), { recursive: true });
  writeFileSync(join(root, 'apps/server/dist/build-number'), '869\n');
  expect(readProductVersion(root)).toBe('1.2.3+869');
});

it.each(['', 'not a number'])('is the plain version where the number is %j', (number) => {
  mkdirSync(join(root, 'apps/server/dist'), { recursive: true });
  writeFileSync(join(root, 'apps/server/dist/build-number'), number);
  expect(readProductVersion(root)).toBe('1.2.3');
});

it('is the plain version where nothing was built', () => {
  expect(readProductVersion(root)).toBe('1.2.3');
});
