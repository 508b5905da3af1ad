import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build-stamp.ts';
import { readSources } from './read-sources.ts';
import { BREAKAGES } from './sabotage/breakages.ts';
import { copyTree } from './sabotage/copy-tree.ts';
import { breakSource, type Fitted, fitBreakages } from './sabotage/find-anchor.ts';
import { runTests, type TestRun } from './sabotage/run-tests.ts';

/**
 * `npm run sabotage`: breaks the product in one line at a time, in a copy, and expects the tests to turn red.
 * `npm run sabotage -- cookie` tries only the breakages whose name holds that word; `--part 1/2` every second one, so
 * that two of these commands side by side try them all.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: '1/1' } },
});
const [word = ''] = positionals;
const [part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(values.part)?.slice(1) ?? []).map(Number);
const chosen = BREAKAGES.filter(({ name }) => name.includes(word)).filter(
  (_, index) => index % parts === part - 1,
);
const BREAKAGES_MIN = 10;

const problems: string[] = [];
if (BREAKAGES.length < BREAKAGES_MIN) problems.push(`only ${BREAKAGES.length} breakages are listed`);
if (chosen.length === 0) problems.push(`no breakage is named '${word}', or --part ${values.part} holds none`);
const { fitted, problems: unfit } = fitBreakages(chosen, readSources());
problems.push(...unfit);
if (problems.length > 0) end(problems);

const copy = copyTree(ROOT);
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

await control();
process.stdout.write(`\n${'red'.padEnd(7)}${'s'.padStart(6)}  breakage\n`);
for (const one of fitted) await sabotage(one);
end(problems);

/** Unbroken, every named test must be green, or red would mean nothing. */
async function control(): Promise<void> {
  const journeys = chosen.flatMap((breakage) => breakage.journeys ?? []);
  const unbroken = await runTests(copy, {
    tests: fitted.flatMap(({ tests }) => tests),
    ...(journeys.length === 0 ? {} : { journeys: journeys.join('|') }),
  });
  process.stdout.write(
    `unbroken: ${unbroken.tests} tests, ${unbroken.failed.length} failed\n${unbroken.failed.map((title) => `  ${title}\n`).join('')}`,
  );
  if (unbroken.tests > 0 && unbroken.failed.length === 0) return;
  process.stdout.write(unbroken.tests === 0 ? `${unbroken.output}\n` : '');
  end(['the tests are red without any breakage']);
}

async function sabotage({ breakage, anchor, tests }: Fitted): Promise<void> {
  const file = join(copy, anchor.file);
  const whole = readFileSync(file, 'utf8');
  const started = performance.now();
  writeFileSync(file, breakSource(whole, breakage, anchor));
  const { journeys } = breakage;
  const run = await runTests(copy, journeys === undefined ? { tests } : { tests, journeys });
  writeFileSync(file, whole);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${verdict(run).padEnd(7)}${seconds.padStart(6)}  ${breakage.name}\n`);
  for (const title of run.failed.slice(0, 2)) process.stdout.write(`${' '.repeat(15)}${title}\n`);
  if (run.failed.length > 2) process.stdout.write(`${' '.repeat(15)}and ${run.failed.length - 2} more\n`);
  if (run.failed.length > 0) return;
  problems.push(`'${breakage.name}' was not noticed (${anchor.file})`);
  if (run.tests === 0) process.stdout.write(`${run.output}\n`);
}

/** A run in which no test ran at all proves nothing: the breakage is no longer one that a test could notice. */
function verdict(run: TestRun): string {
  if (run.failed.length > 0) return 'red';
  return run.tests === 0 ? 'NO TEST' : 'GREEN';
}

function end(found: readonly string[]): never {
  for (const problem of found) process.stdout.write(`\n${problem}`);
  process.stdout.write(
    found.length === 0 ? `\n${chosen.length} breakages, all noticed\n` : `\n\n${found.length} problems\n`,
  );
  process.exit(found.length === 0 ? 0 : 1);
}
