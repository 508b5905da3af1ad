import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build-stamp.ts';
import { FAILED_TESTS, FLAKY_TESTS } from './failed-tests.ts';

interface Part {
  name: string;
  command: readonly [program: string, ...args: string[]];
  env?: Record<string, string>;
}

const script = (name: string, ...args: string[]): Part['command'] => [
  process.execPath,
  `scripts/${name}.ts`,
  ...args,
];

/**
 * `npm test`: everything, browser included. The stages follow each other; the rows of a stage run side by side, the
 * parts of a row one after another. Each part runs even when one before it failed; the last line counts.
 */
const STAGES: readonly (readonly (readonly Part[])[])[] = [
  [
    [{ name: 'check', command: ['npm', 'run', '--silent', 'check'] }],
    [
      { name: 'build', command: script('build') },
      { name: 'first load', command: script('first-load') },
    ],
  ],
  // What starts and kills products mostly waits, and so do the server's tests: the browser takes what they leave.
  [
    [
      { name: 'rules and server', command: ['vitest', 'run'] },
      { name: 'smoke', command: script('smoke', '--rounds', '1') },
      { name: 'crash', command: script('crash', '--rounds', '3') },
      { name: 'proof', command: script('proof', '--rounds', '2') },
      { name: 'attack', command: script('attack', '--requests', '2000', '--seed', '7') },
      { name: 'backup and restore', command: script('backup-restore') },
    ],
    [
      {
        name: 'browser',
        command: ['npm', '--workspace', 'e2e', 'run', 'test'],
        env: { E2E_WORKERS: '2' },
      },
    ],
  ],
];
const PARTS = STAGES.flat(2);

const RESULTS = join(ROOT, 'test-results');
/** Journeys that failed and then passed, a line each, as e2e/fixtures/flaky-journeys.ts writes them. */
const FLAKY_JOURNEYS = join(RESULTS, 'flaky-journeys.txt');
for (const file of [FLAKY_JOURNEYS, FLAKY_TESTS, FAILED_TESTS]) rmSync(file, { force: true });

const failed: string[] = [];

/** Runs a part. What it says stands in a file at once and is shown when it has ended, not mixed with its neighbour's. */
async function run({ name, command: [program, ...args], env }: Part): Promise<void> {
  const started = performance.now();
  process.stdout.write(`\n=== ${name} begins\n`);
  const log = join(RESULTS, `${name.replaceAll(' ', '-')}.log`);
  mkdirSync(RESULTS, { recursive: true });
  const file = openSync(log, 'w');
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', file, file],
  });
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      writeSync(file, `${error.message}\n`);
      resolve(null);
    });
    child.once('exit', resolve);
  });
  closeSync(file);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = status === 0 ? 'passed' : 'FAILED';
  process.stdout.write(
    `\n=== ${name}\n${readFileSync(log, 'utf8')}=== ${name}: ${outcome} in ${seconds} s\n`,
  );
  if (status !== 0) failed.push(name);
}

for (const rows of STAGES) {
  await Promise.all(
    rows.map(async (parts) => {
      for (const part of parts) await run(part);
    }),
  );
}

const linesOf = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const failedTests = linesOf(FAILED_TESTS);
const flaky = [...linesOf(FLAKY_TESTS), ...linesOf(FLAKY_JOURNEYS)];
if (flaky.length > 0) process.stdout.write(`\nflaky: ${flaky.join('\n       ')}\n`);
if (failedTests.length > 0) process.stdout.write(`\nfailed tests: ${failedTests.join('\n              ')}\n`);
if (failed.length > 0) process.stdout.write(`\nfailed: ${failed.join(', ')}\n`);
process.stdout.write(`\n${PARTS.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);
