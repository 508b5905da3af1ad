import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build-stamp.ts';
import { readSources } from './read-sources.ts';
import type { Breakage } from './sabotage/breakages/breakage.ts';
import { BREAKAGES, ROOMS } from './sabotage/breakages.ts';
import { copyTree } from './sabotage/copy-tree.ts';
import { breakSource, type Fitted, fitBreakages } from './sabotage/find-anchor.ts';
import { runJourneys } from './sabotage/run-journeys.ts';
import { openTests, type TestRun } from './sabotage/run-tests.ts';

/**
 * `npm run sabotage`: breaks the product in one line at a time, in a copy, and expects the tests to turn red.
 * `npm run sabotage -- cookie` tries only the breakages whose name holds that word; `--rooms media,resources` those of
 * these rooms; `--part 1/2` every second one, so that two of these commands side by side try them all.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string', default: '1/1' },
    rooms: { type: 'string', default: Object.keys(ROOMS).join(',') },
  },
});
const [word = ''] = positionals;
const [part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(values.part)?.slice(1) ?? []).map(Number);
const rooms: Record<string, readonly Breakage[] | undefined> = ROOMS;
const unknownRooms = values.rooms.split(',').filter((room) => rooms[room] === undefined);
const chosen = values.rooms
  .split(',')
  .flatMap((room) => rooms[room] ?? [])
  .filter(({ name }) => name.includes(word))
  .filter((_, index) => index % parts === part - 1);
const BREAKAGES_MIN = 10;

const problems: string[] = [];
if (BREAKAGES.length < BREAKAGES_MIN) problems.push(`only ${BREAKAGES.length} breakages are listed`);
if (unknownRooms.length > 0)
  problems.push(`no room is called ${unknownRooms.join(', ')}; there are ${Object.keys(ROOMS).join(', ')}`);
else if (chosen.length === 0)
  problems.push(`no breakage is named '${word}', or --part ${values.part} holds none`);
const { fitted, problems: unfit } = fitBreakages(chosen, readSources());
problems.push(...unfit);
if (problems.length > 0) end(problems);

const copy = copyTree(ROOT);
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
const tests = await openTests(copy);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void tests.close().finally(() => process.exit(130)));
/** Failed unbroken, and passed when tried again: their failing says nothing. */
const unsteady = new Set<string>();
await control();
process.stdout.write(`\n${'red'.padEnd(7)}${'s'.padStart(6)}  breakage\n`);
for (const one of fitted) await sabotage(one);
await tests.close();
end(problems);

/** Unbroken, every named test must be green, or red would mean nothing. */
async function control(): Promise<void> {
  const unbroken = await tests.run(fitted.flatMap((one) => one.tests));
  const again = unbroken.failedIn.length === 0 ? unbroken : await tests.run(unbroken.failedIn);
  for (const title of unbroken.failed) if (!again.failed.includes(title)) unsteady.add(title);
  const titles = chosen.flatMap(({ journeys }) => journeys ?? []);
  const walked = titles.length === 0 ? null : await runJourneys(copy, titles.join('|'));
  const red = [...again.failed, ...again.broken, ...(walked?.failed ?? []), ...(walked?.broken ?? [])];
  const count = unbroken.tests + (walked?.tests ?? 0);
  process.stdout.write(
    `unbroken: ${count} tests, ${red.length} failed\n${red.map((title) => `  ${title}\n`).join('')}`,
  );
  for (const title of unsteady) process.stdout.write(`  passed at its second try only: ${title}\n`);
  if (count > 0 && red.length === 0) return;
  process.stdout.write(count === 0 ? `${unbroken.output}\n${walked?.output ?? ''}\n` : '');
  await tests.close();
  end(['the tests are red without any breakage']);
}

async function sabotage({ breakage, anchor, tests: files }: Fitted): Promise<void> {
  const file = join(copy, anchor.file);
  const whole = readFileSync(file, 'utf8');
  const write = (source: string) => {
    writeFileSync(file, source);
    tests.forget(file);
  };
  const started = performance.now();
  write(breakSource(whole, breakage, anchor));
  let run = await noticed(files);
  // What a database is made with is broken once it is made anew.
  const isRenewed = run.failed.length === 0 && files.length > 0;
  if (isRenewed) {
    await tests.renew();
    run = await noticed(files);
  }
  if (run.failed.length === 0 && breakage.journeys !== undefined)
    run = await runJourneys(copy, breakage.journeys);
  write(whole);
  if (isRenewed) await tests.renew();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${verdict(run).padEnd(7)}${seconds.padStart(6)}  ${breakage.name}\n`);
  for (const title of run.failed.slice(0, 2)) process.stdout.write(`${' '.repeat(15)}${title}\n`);
  if (run.failed.length > 0) return;
  problems.push(`'${breakage.name}' was not noticed (${anchor.file})`);
  for (const title of run.broken) process.stdout.write(`${' '.repeat(15)}${title}\n`);
  if (run.tests === 0) process.stdout.write(`${run.output}\n`);
}

/** Runs until a test fails, and that one again: what fails twice was noticed, what fails once may fail by itself. */
async function noticed(files: readonly string[]): Promise<TestRun> {
  if (files.length === 0) return { tests: 0, failed: [], failedIn: [], broken: [], output: '' };
  const first = await tests.run(files, true);
  if (first.failed.length === 0) return first;
  const again = await tests.run(first.failedIn, true);
  const twice = again.failed.filter((title) => first.failed.includes(title) && !unsteady.has(title));
  if (twice.length > 0) return { ...first, failed: twice };
  const all = [await tests.run(files), await tests.run(files)] as const;
  const failed = all[0].failed.filter((title) => all[1].failed.includes(title) && !unsteady.has(title));
  return { ...all[0], failed };
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
