import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Breakage } from './breakages/breakage.ts';

export interface TestRun {
  /** How many tests ran. */
  tests: number;
  /** Titles of the tests that failed. */
  failed: string[];
  /** What was printed, for when nothing ran at all. */
  output: string;
}

interface VitestReport {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** Runs the tests a breakage names, in a copy of the project. */
export async function runTests(copy: string, named: Pick<Breakage, 'tests' | 'journeys'>): Promise<TestRun> {
  const runs: TestRun[] = [];
  if (named.tests.length > 0) runs.push(await runVitest(copy, named.tests));
  if (named.journeys !== undefined) runs.push(await runJourneys(copy, named.journeys));
  return {
    tests: runs.reduce((sum, run) => sum + run.tests, 0),
    failed: runs.flatMap((run) => run.failed),
    output: runs.map((run) => run.output).join('\n'),
  };
}

async function runVitest(copy: string, files: readonly string[]): Promise<TestRun> {
  const report = join(copy, 'sabotage-report.json');
  rmSync(report, { force: true });
  const { output } = await run(copy, process.execPath, [
    join(copy, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=json',
    '--retry=0',
    `--outputFile=${report}`,
    ...new Set(files),
  ]);
  if (!existsSync(report)) return { tests: 0, failed: [], output };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const results = testResults.flatMap((file) => file.assertionResults);
  return {
    tests: results.filter(({ status }) => status === 'passed' || status === 'failed').length,
    failed: results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    output,
  };
}

/** Builds the product of the copy and lets the browser walk it. */
async function runJourneys(copy: string, title: string): Promise<TestRun> {
  const build = await run(copy, process.execPath, ['scripts/build.ts']);
  if (build.code !== 0) return { tests: 0, failed: [], output: build.output };
  // Tried once: a second try would hide what the first has found.
  const only = ['--retries=0', '--grep', title];
  const journeys = await run(copy, 'npm', ['--workspace', 'e2e', 'run', 'test', '--', ...only]);
  // On a line of its own: a page that a journey shows may say '0 failed', too.
  const count = (word: string) =>
    Number(new RegExp(`^ +(\\d+) ${word}(?: \\(|$)`, 'm').exec(journeys.output)?.[1] ?? 0);
  const failed = count('failed');
  return {
    tests: count('passed') + failed,
    failed: failed === 0 ? [] : [`${failed} journeys (${title})`],
    output: journeys.output,
  };
}

function run(
  cwd: string,
  command: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
