import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';

/** A test that failed, or a file or group of tests whose preparation did. */
export interface Failure {
  /** By its path from the root; empty when the run could not begin. */
  file: string;
  title: string;
}

export interface TestRun {
  /** How many tests ran. */
  tests: number;
  failed: Failure[];
  /** Files that could not be read, groups whose preparation failed: none of their tests ran. */
  broken: Failure[];
  /** Files that ran to their end. */
  ended: string[];
}

/** The Vitest projects of a copy, in a Vitest that remembers unchanged sources. */
export interface CopyTests {
  /** Runs test files by their paths; `untilOneFails` cancels the rest at the first failure. */
  run(files: readonly string[], untilOneFails?: boolean): Promise<TestRun>;
  /** Reads a changed source again. */
  forget(file: string): void;
  /** Starts Vitest again, with a database migrated by the sources as they are now. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** A failure in words that name no other test. */
export const describeFailure = ({ file, title }: Failure) => `${file} › ${title}`;

/** Opens the tests of a copy, which becomes the working folder of this process. */
export async function openTests(copy: string, projects: readonly string[]): Promise<CopyTests> {
  process.chdir(copy);
  let current: TestRun & { untilOneFails: boolean; isCancelled: boolean };
  const endAtFailure = () => {
    if (!current.untilOneFails || current.isCancelled) return;
    current.isCancelled = true;
    void vitest.cancelCurrentRun('test-failure');
  };
  const open = (): Promise<Vitest> =>
    createVitest('test', {
      root: copy,
      watch: false,
      retry: 0,
      project: [...projects],
      reporters: [
        {
          onTestCaseResult: (test) => {
            const { state } = test.result();
            if (state === 'passed' || state === 'failed') current.tests += 1;
            if (state !== 'failed') return;
            current.failed.push(toFailure(test));
            endAtFailure();
          },
          onTestModuleEnd: (module) => {
            // What a cancelled run leaves out ends like what ran.
            if (!current.isCancelled) current.ended.push(module.relativeModuleId);
            const broken = brokenIn(module);
            current.broken.push(...broken);
            if (broken.length > 0) endAtFailure();
          },
        },
      ],
    });
  let vitest = await open();
  return {
    run: async (files, untilOneFails = false) => {
      current = { tests: 0, failed: [], broken: [], ended: [], untilOneFails, isCancelled: false };
      const found = await vitest.globTestSpecifications([...new Set(files)]);
      if (found.length === 0) return current;
      try {
        await vitest.runTestSpecifications(found);
      } catch (error) {
        current.broken.push({ file: '', title: `the tests could not begin: ${String(error).slice(0, 200)}` });
      }
      return current;
    },
    forget: (file) => vitest.invalidateFile(file),
    renew: async () => {
      await vitest.close();
      vitest = await open();
    },
    close: () => vitest.close(),
  };
}

function toFailure({ fullName, module }: TestCase): Failure {
  return { file: module.relativeModuleId, title: fullName };
}

function brokenIn(module: TestModule): Failure[] {
  const file = module.relativeModuleId;
  const describe = (name: string, errors: readonly { message: string }[]) =>
    errors.map(({ message }) => ({ file, title: `${name} could not begin: ${message.slice(0, 200)}` }));
  const groups = [...module.children.allSuites()].flatMap((group) =>
    describe(group.fullName, group.errors()),
  );
  return [...describe(file, module.errors()), ...groups];
}
