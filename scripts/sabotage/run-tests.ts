import { inspect } from 'node:util';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';

export interface TestRun {
  /** How many tests ran. */
  tests: number;
  /** Titles of the tests that failed. */
  failed: string[];
  /** The files they stand in, and those that could not begin. */
  failedIn: string[];
  /** What could not begin: files that cannot be read, groups whose preparation failed. Nothing of theirs was tried. */
  broken: string[];
  /** What was printed, for when nothing ran at all. */
  output: string;
}

/** The rules and server tests of a copy of the project, in one Vitest that stays warm: what it has read it knows. */
export interface CopyTests {
  /** Runs test files by their paths; with `untilOneFails` what is left then is left out. */
  run(files: readonly string[], untilOneFails?: boolean): Promise<TestRun>;
  /** A source was changed. */
  forget(file: string): void;
  /** Begins anew, with a database that is migrated by the sources as they are. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the tests of a copy, which becomes the folder this process stands in. */
export async function openTests(copy: string): Promise<CopyTests> {
  process.chdir(copy);
  const ended = new Map<string, TestCase>();
  let endsAtFailure = false;
  const open = (): Promise<Vitest> =>
    createVitest('test', {
      root: copy,
      watch: false,
      retry: 0,
      reporters: [
        {
          onTestCaseResult: (test) => {
            ended.set(test.id, test);
            if (endsAtFailure && hasFailed(test)) void vitest.cancelCurrentRun('test-failure');
          },
        },
      ],
    });
  let vitest = await open();
  return {
    run: async (files, untilOneFails = false) => {
      ended.clear();
      endsAtFailure = untilOneFails;
      const found = await vitest.globTestSpecifications([...new Set(files)]);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found);
      const ran = [...ended.values()].filter((test) => ['passed', 'failed'].includes(test.result().state));
      const failed = ran.filter(hasFailed);
      const brokenFiles = testModules.filter((file) => brokenIn(file).length > 0);
      return {
        tests: ran.length,
        failed: failed.map(({ fullName }) => fullName),
        failedIn: [
          ...new Set([...failed.map(({ module }) => module), ...brokenFiles].map((file) => file.moduleId)),
        ],
        broken: brokenFiles.flatMap(brokenIn),
        output: unhandledErrors.map((error) => inspect(error)).join('\n'),
      };
    },
    forget: (file) => vitest.invalidateFile(file),
    renew: async () => {
      await vitest.close();
      vitest = await open();
    },
    close: () => vitest.close(),
  };
}

function hasFailed(test: TestCase): boolean {
  return test.result().state === 'failed';
}

/** What of a file could not begin, the file itself or groups of it. */
function brokenIn(file: TestModule): string[] {
  const inWords = (name: string, errors: readonly { message: string }[]) =>
    errors.map(({ message }) => `${name} could not begin: ${message.slice(0, 200)}`);
  const groups = [...file.children.allSuites()].flatMap((group) => inWords(group.fullName, group.errors()));
  return [...inWords(file.moduleId, file.errors()), ...groups];
}
