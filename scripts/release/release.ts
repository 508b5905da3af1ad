import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Change, RELEASE_BYTES_MAX, readChange, releaseBody, withRelease } from './changelog.ts';
import { atVersion, type Lock, lockAtVersion, type Manifest, ownPackages } from './versions.ts';

/** Why there is no release; nothing was changed. */
export class ReleaseError extends Error {}

const CHANGES = 'changes';
const GUIDE = 'README.md';

/** What a project says of its releases. */
export interface Releases {
  changelog: string;
  /** Of package.json. */
  version: string;
  /** The files of changes/ by their names, without the one that explains them. */
  changes: ReadonlyMap<string, string>;
  /** The files of docs/releases by their names. */
  former: ReadonlyMap<string, string>;
}

export function readReleases(root: string): Releases {
  const { version = '' } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  return {
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    version,
    changes: readFolder(join(root, CHANGES)),
    former: readFolder(join(root, 'docs/releases')),
  };
}

function readFolder(folder: string): ReadonlyMap<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name !== GUIDE) : [];
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/**
 * Makes a release of what stands in changes/: the changelog's newest section, the former one in docs/releases, the
 * version of every package. Returns how many changes it holds.
 * @throws ReleaseError
 */
export function makeRelease(root: string, { version, date }: { version: string; date: string }): number {
  const { changelog, version: current, changes } = readReleases(root);
  refuseVersion(version, current);
  const body = releaseBody(toChanges(changes));
  const bytes = Buffer.byteLength(body);
  if (bytes > RELEASE_BYTES_MAX)
    throw new ReleaseError(
      `The release has ${bytes} bytes; ${RELEASE_BYTES_MAX} is the limit. Join entries.`,
    );
  const released = withRelease(changelog, { version, date, body });
  const json = <Kind>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Kind;
  const lock = json<Lock>('package-lock.json');
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write('CHANGELOG.md', released.changelog);
  write(released.former.path, released.former.content);
  for (const place of ownPackages(lock)) {
    const path = join(place, 'package.json');
    write(path, inJson(atVersion(json<Manifest>(path), version)));
  }
  write('package-lock.json', inJson(lockAtVersion(lock, version)));
  for (const name of changes.keys()) rmSync(join(root, CHANGES, name));
  return changes.size;
}

const inJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function refuseVersion(version: string, current: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new ReleaseError('Name the version: npm run release -- 0.3.0');
  if (version.localeCompare(current, 'en', { numeric: true }) <= 0)
    throw new ReleaseError(`${version} is not newer than ${current}.`);
}

function toChanges(files: ReadonlyMap<string, string>): Change[] {
  if (files.size === 0) throw new ReleaseError(`There is nothing to release: ${CHANGES}/ holds no change.`);
  return [...files].map(([name, content]) => {
    const change = readChange(content);
    if (typeof change === 'string') throw new ReleaseError(`${CHANGES}/${name} ${change}.`);
    return change;
  });
}
