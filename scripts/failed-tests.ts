import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from './build-stamp.ts';

const FOLDER = join(ROOT, 'test-results');
/** Unit and server tests that failed, a line each, with what they said; read by scripts/parts.ts. */
export const FAILED_TESTS = join(FOLDER, 'failed-tests.txt');

/** Writes down which tests failed: in a log of thousands of lines nobody finds them. */
export class FailedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[] = []): void {
    const failed = errors.map(({ message }) => message);
    for (const module of modules) {
      failed.push(...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`));
      for (const test of module.children.allTests()) {
        const name = `${test.fullName} (${module.relativeModuleId})`;
        const { state, errors: said } = test.result();
        if (state === 'failed') failed.push(`${name}: ${said?.[0]?.message ?? 'it did not say why'}`);
      }
    }
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(FAILED_TESTS, toLines(failed));
  }
}

const toLines = (said: readonly string[]) =>
  said.map((one) => `${one.replace(/\s+/g, ' ').slice(0, 500)}\n`).join('');
