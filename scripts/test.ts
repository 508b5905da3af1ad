import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build-stamp.ts';
import { FAILED_TESTS, FLAKY_TESTS } from './failed-tests.ts';

/** `npm test`: everything, browser included. Each part runs even when one before it failed; the last line counts. */
const PARTS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['check', 'npm', 'run', '--silent', 'check'],
  ['build', process.execPath, 'scripts/build.ts'],
  ['first load', process.execPath, 'scripts/first-load.ts'],
  ['rules and server', 'vitest', 'run'],
  ['smoke', process.execPath, 'scripts/smoke.ts', '--rounds', '1'],
  ['crash', process.execPath, 'scripts/crash.ts', '--rounds', '3'],
  ['proof', process.execPath, 'scripts/proof.ts', '--rounds', '2'],
  ['attack', process.execPath, 'scripts/attack.ts', '--requests', '2000', '--seed', '7'],
  ['backup and restore', process.execPath, 'scripts/backup-restore.ts'],
  ['browser', 'npm', '--workspace', 'e2e', 'run', 'test'],
];

/** Journeys that failed and then passed, a line each, as e2e/fixtures/flaky-journeys.ts writes them. */
const FLAKY_JOURNEYS = join(ROOT, 'test-results/flaky-journeys.txt');
for (const file of [FLAKY_JOURNEYS, FLAKY_TESTS, FAILED_TESTS]) rmSync(file, { force: true });

const linesOf = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const failed: string[] = [];
const failedTests: string[] = [];
const flaky: string[] = [];
for (const [name, command, ...args] of PARTS) {
  const started = performance.now();
  process.stdout.write(`\n=== ${name}\n`);
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`=== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  if (status !== 0) failed.push(name);
  // Read after each part: the browser's run empties this folder when it begins.
  failedTests.push(...linesOf(FAILED_TESTS));
  flaky.push(...linesOf(FLAKY_TESTS), ...linesOf(FLAKY_JOURNEYS));
  for (const file of [FLAKY_JOURNEYS, FLAKY_TESTS, FAILED_TESTS]) rmSync(file, { force: true });
}
if (flaky.length > 0) process.stdout.write(`\nflaky: ${flaky.join('\n       ')}\n`);
if (failedTests.length > 0) process.stdout.write(`\nfailed tests: ${failedTests.join('\n              ')}\n`);
if (failed.length > 0) process.stdout.write(`\nfailed: ${failed.join(', ')}\n`);
process.stdout.write(`\n${PARTS.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);
