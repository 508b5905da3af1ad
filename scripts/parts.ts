import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './build-stamp.ts';
import { FAILED_TESTS } from './failed-tests.ts';

/** One command of `npm test` or `npm run verify`. */
export interface Part {
  name: string;
  command: readonly [program: string, ...args: string[]];
  env?: Readonly<Record<string, string>>;
}

/** Stages run one after another, the rows of a stage side by side, the parts of a row one after another. */
export type Stages = readonly (readonly (readonly Part[])[])[];

interface Outcome {
  name: string;
  hasPassed: boolean;
  seconds: number;
  /** Processor seconds of the whole machine while the part ran; of the part alone where nothing ran beside it. */
  processorSeconds: number;
}

const RESULTS = join(ROOT, 'test-results');
/** Journeys that failed and then passed, one a line; e2e/fixtures/flaky-journeys.ts writes them. */
const FLAKY_JOURNEYS = join(RESULTS, 'flaky-journeys.txt');

/** The command that runs `scripts/<name>.ts` on this version of Node. */
export const script = (name: string, ...args: string[]): Part['command'] => [
  process.execPath,
  `scripts/${name}.ts`,
  ...args,
];

/** Each part in a stage of its own: its times are then those of that part. */
export const alone = (stages: Stages): Stages => stages.flat(2).map((part) => [[part]]);

/**
 * Runs all parts, also after one has failed, shows each part's output when it has ended and prints flaky tests, failed
 * tests and a table of times at the end. Each output is also in `test-results/<part>.log`.
 * @returns true when every part passed.
 */
export async function runStages(stages: Stages): Promise<boolean> {
  for (const file of [FLAKY_JOURNEYS, FAILED_TESTS]) rmSync(file, { force: true });
  const started = { at: performance.now(), processor: processorSeconds() };
  const outcomes: Outcome[] = [];
  const runRow = async (row: readonly Part[]) => {
    for (const part of row) outcomes.push(await runPart(part));
  };
  for (const rows of stages) await Promise.all(rows.map(runRow));
  const seconds = (performance.now() - started.at) / 1000;
  report(outcomes, { seconds, processorSeconds: processorSeconds() - started.processor });
  return outcomes.every(({ hasPassed }) => hasPassed);
}

async function runPart({ name, command: [program, ...args], env }: Part): Promise<Outcome> {
  const started = { at: performance.now(), processor: processorSeconds() };
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
  const outcome: Outcome = {
    name,
    hasPassed: status === 0,
    seconds: (performance.now() - started.at) / 1000,
    processorSeconds: processorSeconds() - started.processor,
  };
  const result = `${outcome.hasPassed ? 'passed' : 'FAILED'} in ${outcome.seconds.toFixed(1)} s`;
  process.stdout.write(`\n=== ${name}\n${readFileSync(log, 'utf8')}=== ${name}: ${result}\n`);
  return outcome;
}

function report(outcomes: readonly Outcome[], all: Pick<Outcome, 'seconds' | 'processorSeconds'>): void {
  const failed = outcomes.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
  const lines = outcomes.map(
    (one) =>
      `| ${one.name} | ${one.seconds.toFixed(0)} | ${one.processorSeconds.toFixed(0)} | ${one.hasPassed ? 'passed' : 'FAILED'} |`,
  );
  const total = `| all | ${all.seconds.toFixed(0)} | ${all.processorSeconds.toFixed(0)} | |`;
  const out = (text: string) => process.stdout.write(`\n${text}\n`);
  out(
    ['| part | seconds | processor seconds meanwhile | |', '|---|---|---|---|', ...lines, total].join('\n'),
  );
  const flaky = linesOf(FLAKY_JOURNEYS);
  if (flaky.length > 0) out(`flaky: ${flaky.join('\n       ')}`);
  const failedTests = linesOf(FAILED_TESTS);
  if (failedTests.length > 0) out(`failed tests: ${failedTests.join('\n              ')}`);
  if (failed.length > 0) out(`failed: ${failed.join(', ')}`);
  out(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
}

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Seconds that the machine's processors have worked since it started. */
function processorSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}
