import { expect, it } from 'vitest';
import { ROOT } from '../build-stamp.ts';
import { type Releases, readReleases } from '../release/release.ts';
import { judgeChanges } from './judge-changes.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

See changes.

## [0.2.0] - 2026-11-28

### Added

- You can filter a report by topic.

## Former releases

- [0.1.0](docs/releases/0.1.0.md) - 2026-01-02
`;

const judge = (other: Partial<Releases> = {}) =>
  judgeChanges({
    changelog: CHANGELOG,
    version: '0.2.0',
    changes: new Map([['filter-reports.md', 'Fixed: A report opens on a phone.\n']]),
    former: new Map([['0.1.0.md', '# 0.1.0 - 2026-01-02\n\n### Added\n\n- The first line.\n']]),
    ...other,
  });
const judgeChange = (content: string, name = 'a.md') => judge({ changes: new Map([[name, content]]) });

it('has nothing against changes, a changelog and former releases as they should be', () => {
  expect(judge()).toEqual([]);
  expect(judgeChange(`Security: ${'x'.repeat(118)}`)).toEqual([]);
});

it.each([
  ['', "changes/a.md is not one line like 'Added: You can filter a report by topic.'."],
  ['You can filter.\n', "changes/a.md is not one line like 'Added: You can filter a report by topic.'."],
  [
    'Added: One.\nAdded: Two.\n',
    "changes/a.md is not one line like 'Added: You can filter a report by topic.'.",
  ],
  [
    'Improved: It is better.\n',
    'changes/a.md begins with Improved, which is none of Added, Changed, Deprecated, Removed, Fixed, Security.',
  ],
  [`Added: ${'x'.repeat(121)}\n`, 'changes/a.md is 3 characters too long: 118 is the limit.'],
])('refuses the change %j', (content, fault) => {
  expect(judgeChange(content)).toEqual([fault]);
});

it('refuses a change that is called otherwise', () => {
  expect(judgeChange('Added: One.\n', 'Some change.txt')).toEqual([
    "changes/Some change.txt: a change is called like 'filter-reports.md'.",
  ]);
});

it('refuses a line above 120 characters and a release above 12 kB, also a former one', () => {
  const entry = `- ${'x'.repeat(117)}\n`;
  const long = `- ${'x'.repeat(119)}\n`;
  const changelog = CHANGELOG.replace('- You can filter a report by topic.\n', entry.repeat(101));
  expect(judge({ changelog })).toEqual(['CHANGELOG.md: a release has 12131 bytes; 12000 is the limit.']);
  expect(judge({ changelog: CHANGELOG + long })).toEqual([
    'CHANGELOG.md:16 has 121 characters; 120 is the limit.',
  ]);
  expect(judge({ former: new Map([['0.1.0.md', entry.repeat(101)]]) })).toEqual([
    'docs/releases/0.1.0.md: a release has 12120 bytes; 12000 is the limit.',
  ]);
});

it('refuses two releases in the changelog, another version than the product and a kind of its own', () => {
  const layout = "CHANGELOG.md: '## [Unreleased]', then the newest release alone: '## [0.2.0] - 2026-11-28'.";
  expect(judge({ changelog: `${CHANGELOG}\n## [0.1.0] - 2026-01-02\n` })).toEqual([layout]);
  expect(judge({ changelog: CHANGELOG.replace('## [Unreleased]', '## Unreleased') })).toEqual([layout]);
  expect(judge({ changelog: CHANGELOG.replace(' - 2026-11-28', '') })).toEqual([layout]);
  expect(judge({ version: '0.3.0' })).toEqual([
    'CHANGELOG.md ends with 0.2.0, and package.json is 0.3.0: npm run release.',
  ]);
  expect(judge({ changelog: CHANGELOG.replace('### Added', '### News') })).toEqual([
    "CHANGELOG.md: 'News' is none of Added, Changed, Deprecated, Removed, Fixed, Security.",
  ]);
  expect(judge({ former: new Map([['first.md', '']]) })).toEqual([
    "docs/releases/first.md: a release is called like '0.2.0.md'.",
  ]);
});

it('is held by the product', () => {
  const releases = readReleases(ROOT);
  expect(releases.changelog.length).toBeGreaterThan(1_000);
  expect(judgeChanges(releases)).toEqual([]);
});
