/** Kinds of changes, in the order in which a release lists them (https://keepachangelog.com/en/1.1.0). */
export const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'] as const;
type Kind = (typeof KINDS)[number];

/** Characters of a line of the changelog, the dash before an entry included. */
export const LINE_MAX = 120;
export const RELEASE_BYTES_MAX = 12_000;

export interface Change {
  kind: Kind;
  text: string;
}

/** A release as the changelog or a file of docs/releases holds it: everything below its heading. */
export interface Release {
  version: string;
  /** '2026-11-28' */
  date: string;
  body: string;
}

const NEWEST = /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)\n+((?:(?!## ).*\n)*)/m;
const FORMER_RELEASES = '## Former releases\n\n';

/** Reads a file of changes/, 'Fixed: The dashboard …'; what is wrong with it where it cannot. */
export function readChange(content: string): Change | string {
  const lines = content.replace(/\n$/, '').split('\n');
  const [, kind, text] = /^([A-Z][a-z]+): (\S.*)$/.exec(lines[0] ?? '') ?? [];
  if (lines.length !== 1 || text === undefined)
    return "is not one line like 'Added: You can filter a report by topic.'";
  const known = KINDS.find((one) => one === kind);
  if (known === undefined) return `begins with ${kind}, which is none of ${KINDS.join(', ')}`;
  const room = LINE_MAX - entryOf(text).length;
  if (room < 0) return `is ${-room} characters too long: ${LINE_MAX - entryOf('').length} is the limit`;
  return { kind: known, text };
}

const entryOf = (text: string): string => `- ${text}`;

/** The body of a release with these changes. */
export function releaseBody(changes: readonly Change[]): string {
  return KINDS.map((kind) => ({ kind, of: changes.filter((change) => change.kind === kind) }))
    .filter(({ of }) => of.length > 0)
    .map(({ kind, of }) => `### ${kind}\n\n${of.map(({ text }) => `${entryOf(text)}\n`).join('')}`)
    .join('\n');
}

/** The newest release of a changelog, or null. */
export function newestRelease(changelog: string): Release | null {
  const [, version, date, body] = NEWEST.exec(changelog) ?? [];
  return version === undefined || date === undefined || body === undefined
    ? null
    : { version, date, body: `${body.trim()}\n` };
}

/**
 * A changelog whose newest release is this one, and what becomes of the former one: a file of docs/releases.
 * @throws when the changelog holds no release
 */
export function withRelease(
  changelog: string,
  { version, date, body }: Release,
): { changelog: string; former: { path: string; content: string } } {
  const newest = newestRelease(changelog);
  if (newest === null) throw new Error('CHANGELOG.md holds no release.');
  const path = `docs/releases/${newest.version}.md`;
  const link = `- [${newest.version}](${path}) - ${newest.date}\n`;
  const released = changelog.replace(NEWEST, () => `## [${version}] - ${date}\n\n${body}\n`);
  const [before = '', links = ''] = released.split(FORMER_RELEASES);
  return {
    changelog: `${before.trimEnd()}\n\n${FORMER_RELEASES}${link}${links}`,
    former: { path, content: `# ${newest.version} - ${newest.date}\n\n${newest.body}` },
  };
}
