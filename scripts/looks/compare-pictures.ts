import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ComparedPictures {
  same: number;
  /** Names of pictures with different bytes. One browser encodes the same pixels alike. */
  different: string[];
  /** In only one of the folders. */
  missing: string[];
}

/** Compares the pictures of two folders by name. */
export function comparePictures(before: string, after: string): ComparedPictures {
  const [old, now] = [before, after].map(
    (folder) => new Set(readdirSync(folder).filter((name) => name.endsWith('.png'))),
  ) as [Set<string>, Set<string>];
  const both = [...old].filter((name) => now.has(name)).toSorted();
  const different = both.filter(
    (name) => !readFileSync(join(before, name)).equals(readFileSync(join(after, name))),
  );
  return {
    same: both.length - different.length,
    different,
    missing: [...old, ...now].filter((name) => !old.has(name) || !now.has(name)).toSorted(),
  };
}
