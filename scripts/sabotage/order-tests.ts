import { readImports } from '../house/read-imports.ts';

/** Slow tests belong to `npm run verify`. */
const IS_TEST = /^(?!e2e\/).*(?<!\.slow)\.test\.tsx?$/;

/**
 * The test files of `npm test` in the order in which a broken file is most likely noticed: those named, then those
 * that import the file, directly or through others, the nearest first, then all others. Pure.
 */
export function orderTests(
  broken: string,
  named: readonly string[],
  sources: ReadonlyMap<string, string>,
): { named: string[]; importing: string[]; others: string[] } {
  const reached = importersOf(broken, sources);
  const tests = [...sources.keys()].filter((path) => IS_TEST.test(path) && !named.includes(path));
  return {
    named: [...named],
    importing: reached.filter((path) => tests.includes(path)),
    others: tests.filter((path) => !reached.includes(path)),
  };
}

/** Every file that imports this one, directly or through others, the nearest first. */
function importersOf(file: string, sources: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, string[]>();
  for (const [path, source] of sources)
    for (const { to, isType } of readImports(path, source))
      if (!isType) importers.set(to, [...(importers.get(to) ?? []), path]);
  const reached = new Set([file]);
  // A set that grows is walked to its new end.
  for (const next of reached) for (const path of importers.get(next) ?? []) reached.add(path);
  reached.delete(file);
  return [...reached];
}
