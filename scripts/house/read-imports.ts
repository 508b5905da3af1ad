import { dirname, join, normalize } from 'node:path';

/** One import of a file: where it leads inside the repository, and whether only types come from there. */
export interface Import {
  to: string;
  isType: boolean;
}

const IMPORT =
  /^(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const PACKAGE = /^@answerscope\/([\w-]+)/;

/** The imports of a source file that lead into the repository; those of packages of others are left out. */
export function readImports(path: string, source: string): Import[] {
  const found: Import[] = [];
  for (const [, type, direct, lazy] of source.matchAll(IMPORT)) {
    const name = direct ?? lazy ?? '';
    const own = PACKAGE.exec(name)?.[1];
    if (own)
      found.push({
        to: own === 'server' ? 'apps/server/src/index.ts' : `packages/${own}/src/index.ts`,
        isType: Boolean(type),
      });
    else if (name.startsWith('.'))
      found.push({ to: normalize(join(dirname(path), name)), isType: Boolean(type) });
  }
  return found;
}
