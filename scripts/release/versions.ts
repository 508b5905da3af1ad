const OURS = '@answerscope/';
const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** A package.json, or what package-lock.json says of one. */
export interface Manifest extends Partial<Record<(typeof DEPENDENCIES)[number], Record<string, string>>> {
  version?: string;
}
export interface Lock extends Manifest {
  packages: Record<string, Manifest>;
}

/** The folders of our packages, '' for the root. */
export function ownPackages({ packages }: Lock): string[] {
  return Object.keys(packages).filter((place) => !place.includes('node_modules/'));
}

/** The same package at another version, and with our other packages at it. */
export function atVersion<Kind extends Manifest>(manifest: Kind, version: string): Kind {
  const moved = { ...manifest, version };
  for (const kind of DEPENDENCIES) {
    const named = manifest[kind];
    if (named === undefined) continue;
    moved[kind] = Object.fromEntries(
      Object.entries(named).map(([name, wanted]) => [name, name.startsWith(OURS) ? version : wanted]),
    );
  }
  return moved;
}

/** The lock file with our packages at another version. */
export function lockAtVersion(lock: Lock, version: string): Lock {
  const own = new Set(ownPackages(lock));
  const packages = Object.entries(lock.packages).map(([place, manifest]): [string, Manifest] => [
    place,
    own.has(place) ? atVersion(manifest, version) : manifest,
  ]);
  return { ...lock, version, packages: Object.fromEntries(packages) };
}
