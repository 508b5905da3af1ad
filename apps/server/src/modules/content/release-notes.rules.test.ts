import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changelogEntryOf, readReleaseNotes } from './release-notes.rules.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

- Not yet.

## [0.3.0] - 2027-01-05

Words about it.

### Added

- Tags: \`<b>\` & more.
- Back office: a page for operators.

### Fixed

- Operating: a flag.

## [0.2.0] - 2026-11-28

### Added

- The first.
`;

it('reads the releases, newest first, without what is unreleased', () => {
  expect(readReleaseNotes(CHANGELOG)).toMatchObject([
    { version: '0.3.0', date: '2027-01-05', changes: [{ kind: 'Added' }, { kind: 'Fixed' }] },
    { version: '0.2.0', changes: [{ kind: 'Added', lines: ['The first.'] }] },
  ]);
});

it('makes an entry of what users notice, dated at the release, as harmless HTML', () => {
  const [release] = readReleaseNotes(CHANGELOG);
  if (release === undefined) throw new Error('there is no release');
  expect(changelogEntryOf(release)).toEqual({
    slug: 'release-0-3-0',
    kind: 'changelog',
    title: 'Answerscope 0.3.0',
    description: 'New in 0.3.0.',
    content: '<h3>Added</h3>\n<ul><li>Tags: <code>&lt;b&gt;</code> &amp; more.</li></ul>',
    published_at: new Date('2027-01-05T00:00:00Z'),
  });
});

it("reads this product's own changelog", () => {
  const own = readFileSync(join(import.meta.dirname, '../../../../../CHANGELOG.md'), 'utf8');
  const releases = readReleaseNotes(own);
  expect(releases.map(({ version }) => version)).toContain('0.2.0');
  for (const { changes } of releases) expect(changes.flatMap(({ lines }) => lines).length).toBeGreaterThan(0);
});
