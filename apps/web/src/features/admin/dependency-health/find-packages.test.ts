import { expect, test } from 'vitest';
import { findPackages } from './find-packages.ts';

const PACKAGES = [
  { name: 'pg', version: '8.23.1', licence: 'MIT' },
  { name: 'sharp', version: '0.35.5', licence: 'Apache-2.0' },
  { name: 'old', version: '1.0.0', licence: null },
];
const found = (search: string | undefined) => findPackages(PACKAGES, search).map(({ name }) => name);

test('packages are found by name and licence', () => {
  expect(found(undefined)).toEqual(['pg', 'sharp', 'old']);
  expect(found('MIT')).toEqual(['pg']);
  expect(found('sha apache')).toEqual(['sharp']);
  expect(found('not stated')).toEqual(['old']);
  expect(found('pg apache')).toEqual([]);
});
