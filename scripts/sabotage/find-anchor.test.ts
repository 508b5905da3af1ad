import { describe, expect, it } from 'vitest';
import { readSources } from '../read-sources.ts';
import type { Breakage } from './breakage.ts';
import { AREAS } from './breakages.ts';
import { breakSource, findMovedText, fitBreakages } from './find-anchor.ts';

const LIMITS = `import { a } from './a.ts';

const MAX = 3;

/** Adds one where it may. */
export async function addThing(count: number): Promise<void> {
  if (count >= MAX) return;
  await a();
}

export function removeThing(count: number): void {
  if (count >= MAX) return;
}
`;
const BREAKAGE: Breakage = {
  name: 'a limit is forgotten',
  symbol: 'addThing',
  find: '  if (count >= MAX) return;',
  tests: ['things.test.ts'],
};
const TEST = ['apps/server/src/modules/things/things.test.ts', ''] as const;

/** What is wrong with a breakage in sources that hold these files and its test. */
function problems(change: Partial<Breakage>, ...files: (readonly [string, string])[]): string[] {
  return fitBreakages([Object.assign({}, BREAKAGE, change)], new Map([TEST, ...files])).problems;
}

describe('the anchor of a breakage', () => {
  it('is the text inside the declaration it names, wherever its file lies', () => {
    for (const file of ['apps/server/src/modules/things/limits.ts', 'packages/things/src/limits.ts']) {
      const { fitted } = fitBreakages([BREAKAGE], new Map([TEST, [file, LIMITS]]));
      expect(fitted).toEqual([
        {
          breakage: BREAKAGE,
          anchor: { file, at: LIMITS.indexOf(BREAKAGE.find), length: BREAKAGE.find.length },
          tests: [TEST[0]],
        },
      ]);
    }
  });

  it('is broken in that declaration and nowhere else', () => {
    const breakage = Object.assign({}, BREAKAGE, { symbol: 'removeThing' });
    const { fitted } = fitBreakages([breakage], new Map([TEST, ['apps/a.ts', LIMITS]]));
    const broken = fitted.map(({ anchor }) => breakSource(LIMITS, breakage, anchor));
    const [kept, lost] = [LIMITS.indexOf(BREAKAGE.find), LIMITS.lastIndexOf(BREAKAGE.find)];
    expect(broken).toEqual([LIMITS.slice(0, lost) + LIMITS.slice(lost + BREAKAGE.find.length)]);
    expect(broken[0]?.indexOf(BREAKAGE.find)).toBe(kept);
  });

  it('refuses a text that is missing or occurs twice', () => {
    expect(problems({ find: 'if (count > MAX)' }, ['apps/a.ts', LIMITS])).toEqual([
      "'a limit is forgotten': its text occurs 0 times in declarations of addThing",
    ]);
    expect(problems({}, ['apps/a.ts', LIMITS], ['apps/b.ts', LIMITS])).toEqual([
      "'a limit is forgotten': its text occurs 2 times in declarations of addThing",
    ]);
  });

  it('lies in the product, never in its tests or in what breaks it', () => {
    for (const file of ['apps/a.test.ts', 'apps/a.fixture.ts', 'scripts/sabotage/a.ts', 'e2e/a.ts'])
      expect(problems({}, [file, LIMITS])).toHaveLength(1);
  });

  it('comes with tests that are there, each known from others of its name', () => {
    expect(problems({ tests: ['other.test.ts'] }, ['apps/a.ts', LIMITS])).toEqual([
      "'a limit is forgotten': 0 test files are named other.test.ts",
    ]);
    expect(problems({}, ['apps/a.ts', LIMITS], ['apps/web/src/things.test.ts', ''])).toEqual([
      "'a limit is forgotten': 2 test files are named things.test.ts",
    ]);
    expect(problems({ tests: [] }, ['apps/a.ts', LIMITS])).toEqual(["'a limit is forgotten' names no test"]);
  });

  it('is still found where its text moved to another declaration and another indentation', () => {
    const moved = 'const limit = () => {\n      if (count >=\n        MAX) return;\n};\n';
    const sources = new Map([
      ['apps/moved.ts', moved],
      ['apps/moved.test.ts', moved],
    ]);
    const [anchor, ...others] = findMovedText(BREAKAGE, sources);
    expect(others).toEqual([]);
    expect(anchor && breakSource(moved, BREAKAGE, anchor)).toBe('const limit = () => {\n      \n};\n');
  });

  it('of every breakage fits the product as it is', () => {
    const breakages = Object.values(AREAS).flat();
    const { fitted, problems: found } = fitBreakages(breakages, readSources());
    expect(found).toEqual([]);
    expect(fitted).toHaveLength(breakages.length);
    expect(new Set(breakages.map(({ name }) => name)).size).toBe(breakages.length);
  });
});
