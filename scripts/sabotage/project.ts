import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build-stamp.ts';
import type { Breakage } from './breakage.ts';
import { copyTree } from './copy-tree.ts';
import { type Anchor, breakSource } from './find-anchor.ts';
import { type CopyTests, describeFailure, type Failure, openTests, type TestRun } from './run-tests.ts';

/** A copy of the project that can be broken. It is deleted when this process ends. */
export interface CopiedProject {
  folder: string;
  tests: CopyTests;
  /** @returns a function that mends the source again */
  break(breakage: Breakage, anchor: Anchor): () => void;
}

/** Copies the project and opens the tests of these Vitest projects. */
export async function copyProject(...vitestProjects: string[]): Promise<CopiedProject> {
  const folder = copyTree(ROOT);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tests = await openTests(folder, vitestProjects);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void tests.close().finally(() => process.exit(130)));
  return {
    folder,
    tests,
    break: (breakage, anchor) => {
      const file = join(folder, anchor.file);
      const whole = readFileSync(file, 'utf8');
      const write = (source: string) => {
        writeFileSync(file, source);
        tests.forget(file);
      };
      write(breakSource(whole, breakage, anchor));
      return () => write(whole);
    },
  };
}

interface Search {
  /** Described failures that say nothing, because they also happen unbroken. */
  unreliable: ReadonlySet<string>;
  failuresOf: (run: TestRun) => Failure[];
}

/**
 * Runs test files until one fails, and its file again: a test that fails only once may be unreliable.
 * @returns the failure, or null, and how many tests ran
 */
export async function findFailure(
  tests: CopyTests,
  files: readonly string[],
  { unreliable, failuresOf }: Search,
): Promise<{ failure: Failure | null; ran: number; broken: Failure[] }> {
  let left = [...files];
  let ran = 0;
  const broken: Failure[] = [];
  const steady = (run: TestRun) => failuresOf(run).filter((one) => !unreliable.has(describeFailure(one)));
  while (left.length > 0) {
    const first = await tests.run(left, true);
    ran += first.tests;
    broken.push(...first.broken);
    const stoppedBy = [...first.failed, ...first.broken];
    if (stoppedBy.length === 0) break;
    const failedIn = stoppedBy.map(({ file }) => file || (left[0] ?? ''));
    const again = await tests.run(failedIn);
    const failure =
      inBoth(steady(first), steady(again)) ??
      // The first run ended at its first failure: a later test of the file may be the reliable one.
      (steady(again).length > 0 ? inBoth(steady(again), steady(await tests.run(failedIn))) : undefined);
    if (failure) return { failure, ran, broken };
    // Without a file, no test could begin.
    if (stoppedBy.some(({ file }) => file === '')) break;
    left = left.filter((file) => !first.ended.includes(file) && !failedIn.includes(file));
  }
  return { failure: null, ran, broken };
}

function inBoth(some: readonly Failure[], others: readonly Failure[]): Failure | undefined {
  const described = others.map(describeFailure);
  return some.find((one) => described.includes(describeFailure(one)));
}
