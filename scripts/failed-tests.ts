import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from './build-stamp.ts';

const FOLDER = join(ROOT, 'test-results');
/** Unit and server tests that failed and then passed, a line each; read by scripts/test.ts. */
export const FLAKY_TESTS = join(FOLDER, 'flaky-tests.txt');
/** Those that failed twice, with what they said. */
export const FAILED_TESTS = join(FOLDER, 'failed-tests.txt');

/** Writes down which tests failed, at last or at first: in a log of thousands of lines nobody finds them. */
export class FailedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[] = []): void {
    const flaky: string[] = [];
    const failed = errors.map(({ message }) => message);
    for (const module of modules) {
      failed.push(...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`));
      for (const test of module.children.allTests()) {
        const name = `${test.fullName} (${module.relativeModuleId})`;
        if (test.diagnostic()?.flaky) flaky.push(name);
        const { state, errors: said } = test.result();
        if (state === 'failed') failed.push(`${name}: ${said?.[0]?.message ?? 'it did not say why'}`);
      }
    }
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(FLAKY_TESTS, toLines(flaky));
    writeFileSync(FAILED_TESTS, toLines(failed));
  }
}

const toLines = (said: readonly string[]) =>
  said.map((one) => `${one.replace(/\s+/g, ' ').slice(0, 500)}\n`).join('');
