import type { Breakage } from './breakages/breakage.ts';

/** The place a breakage changes: a file, by its path from the root, and the offset of the text in it. */
export interface Anchor {
  file: string;
  at: number;
}

/** A breakage that fits the sources: its one place, and its tests by their paths. */
export interface Fitted {
  breakage: Breakage;
  anchor: Anchor;
  tests: string[];
}

const IS_PRODUCT = /^(apps|packages|scripts)\/(?!sabotage\/)/;
const IS_TEST = /\.test\.tsx?$/;
const IS_FIXTURE = /\.fixture\.tsx?$/;
/** What begins at the margin, and its name. Sources are formatted: whatever is indented belongs to what is above it. */
const MARGIN =
  /^(?:\/\*\*|(?:export )?(?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+))/gm;

/** The breakages that fit the sources exactly once, by symbol and text, and what is wrong with the others. Pure. */
export function fitBreakages(
  breakages: readonly Breakage[],
  sources: ReadonlyMap<string, string>,
): { fitted: Fitted[]; problems: string[] } {
  const fitted: Fitted[] = [];
  const problems: string[] = [];
  for (const breakage of breakages) {
    const { name, symbol } = breakage;
    const [anchor, ...others] = anchorsOf(breakage, sources);
    if (anchor === undefined || others.length > 0) {
      const times = anchor === undefined ? 0 : others.length + 1;
      problems.push(`'${name}': its line stands ${times} times in declarations of ${symbol}`);
    } else fitted.push({ breakage, anchor, tests: breakage.tests.flatMap((test) => testsOf(test, sources)) });
    for (const test of breakage.tests) {
      const times = testsOf(test, sources).length;
      if (times !== 1) problems.push(`'${name}': ${times} test files are named ${test}`);
    }
    if (breakage.tests.length === 0 && breakage.journeys === undefined)
      problems.push(`'${name}' names no test`);
  }
  return { fitted, problems };
}

/** A source with the line of a breakage made wrong. */
export function breakSource(source: string, { find, replace }: Breakage, { at }: Anchor): string {
  return source.slice(0, at) + replace + source.slice(at + find.length);
}

function anchorsOf({ symbol, find }: Breakage, sources: ReadonlyMap<string, string>): Anchor[] {
  const found: Anchor[] = [];
  for (const [file, source] of sources) {
    if (!IS_PRODUCT.test(file) || IS_TEST.test(file) || IS_FIXTURE.test(file) || !source.includes(find))
      continue;
    for (const { from, text } of declarationsOf(symbol, source))
      for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + find.length))
        found.push({ file, at: from + at });
  }
  return found;
}

/** The declarations of a name at a file's margin, each up to the next one or the comment before that. */
function declarationsOf(symbol: string, source: string): { from: number; text: string }[] {
  const margins = [...source.matchAll(MARGIN)];
  return margins.flatMap(({ index, 1: name }, place) =>
    name === symbol ? [{ from: index, text: source.slice(index, margins[place + 1]?.index) }] : [],
  );
}

function testsOf(name: string, sources: ReadonlyMap<string, string>): string[] {
  return [...sources.keys()].filter((path) => IS_TEST.test(path) && `/${path}`.endsWith(`/${name}`));
}
