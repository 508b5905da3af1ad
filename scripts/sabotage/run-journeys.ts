import { spawn } from 'node:child_process';
import type { TestRun } from './run-tests.ts';

const NOTHING = { tests: 0, failed: [], failedIn: [] };

/** Builds the product of a copy and lets the browser walk the journeys that a title finds. */
export async function runJourneys(copy: string, title: string): Promise<TestRun> {
  const build = await run(copy, process.execPath, ['scripts/build.ts']);
  if (build.code !== 0)
    return { ...NOTHING, broken: ['the product could not be built'], output: build.output };
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
    failedIn: [],
    broken: failed === 0 && journeys.code !== 0 ? [`the journeys of ${title} could not begin`] : [],
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
