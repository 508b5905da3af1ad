import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeRelease, ReleaseError } from './release.ts';

const CHANGELOG = `# Changelog

What changes.

## [Unreleased]

See changes.

## [0.2.0] - 2026-11-28

The first release.

### Added

- You can sign up.
`;
const LOCK = {
  name: 'product',
  version: '0.2.0',
  packages: {
    '': {
      name: 'product',
      version: '0.2.0',
      devDependencies: { '@answerscope/rules': '0.2.0', vite: '0.2.0' },
    },
    'packages/rules': { name: '@answerscope/rules', version: '0.2.0' },
    'node_modules/@answerscope/rules': { resolved: 'packages/rules', link: true },
    'node_modules/vite': { version: '0.2.0', dependencies: { other: '0.2.0' } },
  },
};

let root = '';
const put = (path: string, content: string | object) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  writeFileSync(join(root, path), text);
};
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(text(path));
const everything = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'answerscope-release-'));
  put('CHANGELOG.md', CHANGELOG);
  put('package.json', LOCK.packages['']);
  put('packages/rules/package.json', LOCK.packages['packages/rules']);
  put('package-lock.json', LOCK);
  put('changes/README.md', 'How changes are written.\n');
  put('changes/zoom.md', 'Added: You can zoom into a chart.\n');
  put('changes/sign-in.md', 'Fixed: A sign-in costs $& no more.\n');
  put('changes/audit.md', 'Added: The audit can be searched.\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('lists the changes by kind, keeps the former release in a file and moves every version', () => {
  expect(makeRelease(root, { version: '0.3.0', date: '2027-01-02' })).toBe(3);
  expect(text('CHANGELOG.md')).toBe(`# Changelog

What changes.

## [Unreleased]

See changes.

## [0.3.0] - 2027-01-02

### Added

- The audit can be searched.
- You can zoom into a chart.

### Fixed

- A sign-in costs $& no more.

## Former releases

- [0.2.0](docs/releases/0.2.0.md) - 2026-11-28
`);
  expect(text('docs/releases/0.2.0.md')).toBe(
    '# 0.2.0 - 2026-11-28\n\nThe first release.\n\n### Added\n\n- You can sign up.\n',
  );
  expect(json('package.json')).toEqual({
    name: 'product',
    version: '0.3.0',
    devDependencies: { '@answerscope/rules': '0.3.0', vite: '0.2.0' },
  });
  expect(json('packages/rules/package.json').version).toBe('0.3.0');
  expect(json('package-lock.json')).toEqual({
    ...LOCK,
    version: '0.3.0',
    packages: {
      ...LOCK.packages,
      '': json('package.json'),
      'packages/rules': json('packages/rules/package.json'),
    },
  });
  expect(readdirSync(join(root, 'changes'))).toEqual(['README.md']);
});

it('lists former releases from the newest on', () => {
  makeRelease(root, { version: '0.3.0', date: '2027-01-02' });
  put('changes/next.md', 'Security: A key is longer.\n');
  makeRelease(root, { version: '0.10.0', date: '2027-02-03' });
  expect(text('CHANGELOG.md')).toContain(`- A key is longer.

## Former releases

- [0.3.0](docs/releases/0.3.0.md) - 2027-01-02
- [0.2.0](docs/releases/0.2.0.md) - 2026-11-28
`);
  expect(existsSync(join(root, 'docs/releases/0.3.0.md'))).toBe(true);
});

it.each([
  ['0.2.0', '0.2.0 is not newer than 0.2.0.'],
  ['0.1.9', '0.1.9 is not newer than 0.2.0.'],
  ['next', 'Name the version: npm run release -- 0.3.0'],
  ['', 'Name the version: npm run release -- 0.3.0'],
])('refuses %j and changes nothing', (version, why) => {
  const before = everything();
  expect(() => makeRelease(root, { version, date: '2027-01-02' })).toThrow(new ReleaseError(why));
  expect(everything()).toEqual(before);
});

it('refuses a change that cannot be read, changes that are too many, and none at all', () => {
  const release = () => makeRelease(root, { version: '0.3.0', date: '2027-01-02' });
  put('changes/bad.md', 'Whatever\n');
  const before = everything();
  expect(release).toThrow('changes/bad.md is not one line');
  expect(everything()).toEqual(before);
  rmSync(join(root, 'changes/bad.md'));
  for (let number = 0; number < 101; number += 1) put(`changes/n${number}.md`, `Added: ${'x'.repeat(118)}\n`);
  expect(release).toThrow('12000 is the limit');
  rmSync(join(root, 'changes'), { recursive: true });
  expect(release).toThrow('There is nothing to release');
});
