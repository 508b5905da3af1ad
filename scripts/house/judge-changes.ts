import { KINDS, LINE_MAX, newestRelease, RELEASE_BYTES_MAX, readChange } from '../release/changelog.ts';
import type { Releases } from '../release/release.ts';

/** Faults of the changelog, of the changes that the next release will list, and of former releases. Pure. */
export function judgeChanges({ changelog, version, changes, former }: Releases): string[] {
  return [
    ...[...changes].flatMap(([name, content]) => judgeChange(name, content)),
    ...judgeChangelog(changelog, version),
    ...[...former].flatMap(([name, content]) => judgeFormer(name, content)),
  ];
}

function judgeChange(name: string, content: string): string[] {
  const path = `changes/${name}`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(name))
    return [`${path}: a change is called like 'filter-reports.md'.`];
  const change = readChange(content);
  return typeof change === 'string' ? [`${path} ${change}.`] : [];
}

function judgeChangelog(changelog: string, version: string): string[] {
  const path = 'CHANGELOG.md';
  const headings = changelog.match(/^## .*$/gm) ?? [];
  const releases = headings.filter((heading) => /^## \[\d/.test(heading));
  const newest = newestRelease(changelog);
  if (headings[0] !== '## [Unreleased]' || releases.length !== 1 || newest === null)
    return [`${path}: '## [Unreleased]', then the newest release alone: '## [${version}] - 2026-11-28'.`];
  const faults = judgeText(path, { text: changelog, body: newest.body });
  if (newest.version !== version)
    faults.push(`${path} ends with ${newest.version}, and package.json is ${version}: npm run release.`);
  return faults;
}

function judgeFormer(name: string, content: string): string[] {
  const path = `docs/releases/${name}`;
  if (!/^\d+\.\d+\.\d+\.md$/.test(name)) return [`${path}: a release is called like '0.2.0.md'.`];
  return judgeText(path, { text: content, body: content });
}

function judgeText(path: string, { text, body }: { text: string; body: string }): string[] {
  const bytes = Buffer.byteLength(body);
  const kinds = [...body.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind ?? '');
  return [
    ...(bytes > RELEASE_BYTES_MAX
      ? [`${path}: a release has ${bytes} bytes; ${RELEASE_BYTES_MAX} is the limit.`]
      : []),
    ...kinds
      .filter((kind) => !KINDS.some((known) => known === kind))
      .map((kind) => `${path}: '${kind}' is none of ${KINDS.join(', ')}.`),
    ...text
      .split('\n')
      .flatMap((line, at) =>
        line.length > LINE_MAX
          ? [`${path}:${at + 1} has ${line.length} characters; ${LINE_MAX} is the limit.`]
          : [],
      ),
  ];
}
