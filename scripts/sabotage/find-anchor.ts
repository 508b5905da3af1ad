import type { Breakage } from './breakage.ts';

/** The text a breakage changes: a file by its path from the root, offset and length. */
export interface Anchor {
  file: string;
  at: number;
  length: number;
}

/** A breakage that fits the sources, with the paths of its tests. */
export interface Fitted {
  breakage: Breakage;
  anchor: Anchor;
  tests: string[];
}

const IS_PRODUCT = /^(apps|packages|scripts)\/(?!sabotage\/)/;
const IS_TEST = /\.test\.tsx?$/;
const IS_FIXTURE = /\.fixture\.tsx?$/;
/** A declaration at the margin and its name. Sources are formatted, so indented lines belong to it. */
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
    const [anchor, ...others] = findAnchors(breakage, sources);
    if (anchor === undefined || others.length > 0) {
      const times = anchor === undefined ? 0 : others.length + 1;
      problems.push(`'${name}': its text occurs ${times} times in declarations of ${symbol}`);
    } else
      fitted.push({ breakage, anchor, tests: breakage.tests.flatMap((test) => findTests(test, sources)) });
    for (const test of breakage.tests) {
      const times = findTests(test, sources).length;
      if (times !== 1) problems.push(`'${name}': ${times} test files are named ${test}`);
    }
    if (breakage.tests.length === 0) problems.push(`'${name}' names no test`);
  }
  return { fitted, problems };
}

/** A source with the text of a breakage replaced. */
export function breakSource(source: string, { replace = '' }: Breakage, { at, length }: Anchor): string {
  return source.slice(0, at) + replace + source.slice(at + length);
}

/** Every place in declarations of its symbol that holds the text of a breakage. */
export function findAnchors({ symbol, find }: Breakage, sources: ReadonlyMap<string, string>): Anchor[] {
  return [...sources]
    .filter(([file, source]) => isProduct(file) && source.includes(find))
    .flatMap(([file, source]) =>
      readDeclarations(symbol, source).flatMap(({ from, text }) =>
        [...text.matchAll(new RegExp(escapePattern(find), 'g'))].map(({ index }) => ({
          file,
          at: from + index,
          length: find.length,
        })),
      ),
    );
}

/** Every place in product code that holds the text of a breakage, whatever its symbol and white space. */
export function findMovedText({ find }: Breakage, sources: ReadonlyMap<string, string>): Anchor[] {
  const pattern = new RegExp(find.trim().split(/\s+/).map(escapePattern).join('\\s+'), 'g');
  return [...sources]
    .filter(([file]) => isProduct(file))
    .flatMap(([file, source]) =>
      [...source.matchAll(pattern)].map(({ 0: text, index }) => ({ file, at: index, length: text.length })),
    );
}

/** The test files with that name. */
export function findTests(name: string, sources: ReadonlyMap<string, string>): string[] {
  return [...sources.keys()].filter((path) => IS_TEST.test(path) && `/${path}`.endsWith(`/${name}`));
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function isProduct(file: string): boolean {
  return IS_PRODUCT.test(file) && !IS_TEST.test(file) && !IS_FIXTURE.test(file);
}

/** The declarations of a name at a file's margin, each up to the next one or the comment before that. */
function readDeclarations(symbol: string, source: string): { from: number; text: string }[] {
  const margins = [...source.matchAll(MARGIN)];
  return margins.flatMap(({ index, 1: name }, place) =>
    name === symbol ? [{ from: index, text: source.slice(index, margins[place + 1]?.index) }] : [],
  );
}
