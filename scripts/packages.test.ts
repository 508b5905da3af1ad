import { expect, test } from 'vitest';
import { runningPackages } from './packages.ts';

const LOCK = {
  '': { devDependencies: { 'of-the-tests': '1' } },
  'apps/server': { dependencies: { outer: '1', '@own/part': '1' }, devDependencies: { 'of-the-tests': '1' } },
  'packages/part': { dependencies: { inner: '2' } },
  'node_modules/@own/part': { link: true, resolved: 'packages/part' },
  'node_modules/outer': {
    version: '1.0.0',
    dependencies: { inner: '1' },
    optionalDependencies: { 'other-platform': '1' },
  },
  'node_modules/outer/node_modules/inner': { version: '1.5.0' },
  'node_modules/inner': { version: '2.0.0' },
  'node_modules/other-platform': { version: '1.0.0' },
  'node_modules/of-the-tests': { version: '9.0.0' },
};
const INSTALLED: Record<string, { version: string; license?: unknown }> = {
  'node_modules/outer': { version: '1.0.0', license: 'MIT' },
  'node_modules/outer/node_modules/inner': { version: '1.5.0', license: { type: 'ISC' } },
  'node_modules/inner': { version: '2.0.0' },
  'node_modules/of-the-tests': { version: '9.0.0', license: 'MIT' },
};

test('what the product runs on is what it depends on, by itself or through others, as it is installed', () => {
  expect(runningPackages(LOCK, (place) => INSTALLED[place] ?? null)).toEqual([
    { name: 'inner', version: '1.5.0', licence: 'ISC' },
    { name: 'inner', version: '2.0.0', licence: null },
    { name: 'outer', version: '1.0.0', licence: 'MIT' },
  ]);
});
