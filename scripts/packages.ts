import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a package says of itself, in the lock file or in its own. */
interface Manifest {
  version?: string;
  license?: unknown;
  link?: boolean;
  resolved?: string;
  devDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
export interface RunningPackage {
  name: string;
  version: string;
  licence: string | null;
}

/** The packages the product runs on: what its own packages depend on, and what those do, as far as it is installed. */
export function readPackages(root: string): RunningPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Manifest>;
  };
  return runningPackages(lock.packages, (place) => {
    const file = join(root, place, 'package.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null;
  });
}

/** @param installed what a place of the lock file holds; null: nothing, as for packages of another platform */
export function runningPackages(
  lock: Readonly<Record<string, Manifest>>,
  installed: (place: string) => Manifest | null,
): RunningPackage[] {
  const found = new Map<string, RunningPackage>();
  const open = Object.keys(lock).filter((place) => !place.includes('node_modules/'));
  const seen = new Set(open);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { dependencies, optionalDependencies } = lock[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = placeOf(name, place, lock);
      if (next === null || seen.has(next) || lock[next]?.link) continue;
      seen.add(next);
      const manifest = installed(next);
      if (manifest === null) continue;
      open.push(next);
      const { version = lock[next]?.version ?? '' } = manifest;
      found.set(`${name}@${version}`, { name, version, licence: licenceOf(manifest) });
    }
  }
  return [...found.values()].toSorted(
    (x, y) =>
      x.name.localeCompare(y.name, 'en') || x.version.localeCompare(y.version, 'en', { numeric: true }),
  );
}

/** Where a package finds another: the nearest folder of modules above it. */
function placeOf(name: string, from: string, lock: Readonly<Record<string, Manifest>>): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[place] !== undefined) return place;
    if (folder === '') return null;
  }
}

function licenceOf({ license }: Manifest): string | null {
  if (typeof license === 'string') return license;
  const type = (license as { type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? type : null;
}
