import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = '.cache/built-from';
const BUILT = ['apps/server/dist/main.js', 'apps/web/dist'];
/** 'pseudo' builds the web application in the pseudo-language. */
const LANGUAGE = process.env.BUILD_LANGUAGE ?? '';

/** What the product is built from; a change of any of it makes the build old. */
const SOURCES = ['apps', 'packages', 'scripts/build.ts', 'scripts/packages.ts', 'package-lock.json'];
const IS_SOURCE = /\.(ts|tsx|css|svg|txt|json|md|woff2)$/;
const IS_IGNORED =
  /\/\.|(^|\/)(node_modules|dist|test|cases|fixtures|migrations)(\/|$)|\.test\.tsx?$|\.gen\.ts$/;

/** A fingerprint of the product's sources, or of these. */
export function fingerprint(sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of listFiles(source))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .map((entry) => ({ entry, file: `${path}/${entry.name}` }))
    .filter(({ entry, file }) => !IS_IGNORED.test(file) && (entry.isDirectory() || IS_SOURCE.test(file)))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? listFiles(file) : [file]))
    .sort();
}

/** True when what was built last was built from exactly these sources, and is still in `root`. */
export function isBuilt(root: string = ROOT): boolean {
  const isWhole = [STAMP, ...BUILT].every((path) => existsSync(join(root, path)));
  return isWhole && readFileSync(join(root, STAMP), 'utf8') === fingerprint() + LANGUAGE;
}

export function writeStamp(builtFrom: string): void {
  writeFileSync(join(ROOT, STAMP), builtFrom + LANGUAGE);
}
