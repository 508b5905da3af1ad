import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../build-stamp.ts';
import { readSources } from '../read-sources.ts';
import { PRODUCT_PARTS } from '../verify/parts.ts';
import type { Breakage } from './breakage.ts';
import { draw, type ListedBreakage, readListOf } from './draw.ts';
import { type Anchor, findAnchors, findMovedText, findTests } from './find-anchor.ts';
import { type Finder, findInBrowser, findInPart } from './find-in-parts.ts';
import { orderTests } from './order-tests.ts';
import { type CopiedProject, copyProject, findFailure } from './project.ts';
import { runGroup } from './run-group.ts';
import { type CopyTests, describeFailure, type TestRun } from './run-tests.ts';

interface SampleOptions {
  size: number;
  /** The commit whose list is drawn from. */
  from: string;
  seed: number;
  /** Tries only these places of the draw, from 1; all when empty. */
  only: readonly number[];
  /** A file of results, one JSON object a line, which a later call continues. */
  results: string;
}

/** The commands the breakages are tried against; `verify` only gets what `test` did not notice. */
type Against = 'test' | 'verify';

interface Result {
  /** Its place in the draw, from 1. */
  draw: number;
  name: string;
  /** The broken file; null where the text no longer exists. */
  file: string | null;
  against: Against;
  /** `gone`: the text exists no longer, or not once, or its replacement no longer compiles. */
  outcome: 'noticed' | 'unnoticed' | 'gone';
  /** The test that noticed, or why the breakage is gone. */
  by: string | null;
  seconds: number;
  /** The tested commit, with a `+` where files differed from it. */
  commit: string;
  date: string;
  from: string;
  seed: number;
}

/** Syntax, and names that exist no longer. An unused variable is no fault here. */
const NO_LONGER_FITS = /error TS(1\d{3}|2304|2552): .*/;

const print = (line: string) => process.stdout.write(`${line}\n`);
const allFailures = ({ failed, broken }: TestRun) => [...failed, ...broken];

/**
 * Draws breakages from the list of a commit and tries each against what `npm test` runs: the unit and server tests
 * without a second try, those that know the broken file first, then the browser tests. A test counts as noticing when
 * it fails twice and passes once the copy is mended. What nothing noticed is tried against the further parts of
 * `npm run verify`.
 *   npm run sabotage -- --sample 24 --from ed6916be --seed 20261128 --results scripts/sabotage/sample.jsonl
 * @returns the exit code: 0 when every one was noticed
 */
export async function trySample(options: SampleOptions): Promise<number> {
  const drawn = draw(await readListOf(options.from), options.size, options.seed);
  const sources = readSources();
  let project: CopiedProject | null = null;
  for (const against of ['test', 'verify'] as const)
    for (const [index, breakage] of drawn.entries()) {
      const place = index + 1;
      const isChosen = options.only.length === 0 || options.only.includes(place);
      if (!isChosen || !isLeft(readResults(options), place, against)) continue;
      project ??= await copyProject('rules', 'server');
      const started = performance.now();
      const tried = await tryOne({ project, sources }, breakage, against);
      const seconds = Math.round((performance.now() - started) / 1000);
      print(`${place} ${against}: ${tried.outcome} in ${seconds} s: ${breakage.name}\n  ${tried.by ?? ''}`);
      keep(options, { draw: place, name: breakage.name, against, ...tried, seconds });
    }
  await project?.tests.close();
  return summarise(readResults(options), drawn.length);
}

function isLeft(results: readonly Result[], place: number, against: Against): boolean {
  const outcomeOf = (of: Against) => results.find((one) => one.draw === place && one.against === of)?.outcome;
  return outcomeOf(against) === undefined && (against === 'test' || outcomeOf('test') === 'unnoticed');
}

async function tryOne(
  { project, sources }: { project: CopiedProject; sources: ReadonlyMap<string, string> },
  breakage: ListedBreakage,
  against: Against,
): Promise<Pick<Result, 'file' | 'outcome' | 'by'>> {
  const inSymbol = findAnchors(breakage, sources);
  const places = inSymbol.length === 1 ? inSymbol : findMovedText(breakage, sources);
  const [anchor] = places;
  if (anchor === undefined || places.length > 1)
    return { file: null, outcome: 'gone', by: `its text occurs ${places.length} times` };
  const mend = project.break(breakage, anchor);
  const fault = await compile(project.folder);
  mend();
  if (fault !== null) return { file: anchor.file, outcome: 'gone', by: fault };
  const finders =
    against === 'test'
      ? findersOf(project, breakage, orderTests(anchor.file, namedTests(breakage, sources), sources))
      : [
          ...PRODUCT_PARTS.filter(({ name }) => name !== 'breakages').map((part) =>
            findInPart(project.folder, part),
          ),
          findInBrowser(project.folder, 'test:all'),
        ];
  const by = await findNoticing(project, { breakage, anchor }, finders);
  return { file: anchor.file, outcome: by === null ? 'unnoticed' : 'noticed', by };
}

/** What notices a breakage: red with it, green without. Null when nothing does. */
async function findNoticing(
  project: CopiedProject,
  { breakage, anchor }: { breakage: ListedBreakage; anchor: Anchor },
  finders: readonly Finder[],
): Promise<string | null> {
  const known = new Set<string>();
  let mend = project.break(breakage, anchor);
  try {
    for (const find of finders)
      for (let found = await find(known); found !== null; found = await find(known)) {
        mend();
        if (!(await found.isRed())) return found.by;
        print(`fails without the breakage, too: ${found.by}`);
        known.add(found.key);
        mend = project.break(breakage, anchor);
      }
    return null;
  } finally {
    mend();
  }
}

/** What `npm test` runs, beginning with the test files and the journey that the breakage names. */
function findersOf(
  { folder, tests }: CopiedProject,
  { journeys }: ListedBreakage,
  { named, importing, others }: ReturnType<typeof orderTests>,
): Finder[] {
  return [
    findInTests(tests, named),
    ...(journeys === undefined ? [] : [findInBrowser(folder, 'test', '--grep', journeys)]),
    findInTests(tests, importing),
    findInTests(tests, others),
    findInBrowser(folder, 'test'),
  ];
}

function findInTests(tests: CopyTests, files: readonly string[]): Finder {
  return async (known) => {
    // A new database, built by the broken sources.
    await tests.renew();
    const { failure } = await findFailure(tests, files, { unreliable: known, failuresOf: allFailures });
    if (failure === null) return null;
    const by = describeFailure(failure);
    const isRed = async () => {
      await tests.renew();
      const run = await tests.run([failure.file || (files[0] ?? '')]);
      return allFailures(run).map(describeFailure).includes(by);
    };
    return { key: by, by, isRed };
  };
}

function namedTests({ tests }: Breakage, sources: ReadonlyMap<string, string>): string[] {
  return tests.flatMap((name) => findTests(name, sources));
}

/** The first fault by which a broken copy does not compile any more; null when it does. */
async function compile(folder: string): Promise<string | null> {
  for (const config of ['tsconfig.json', 'apps/web/tsconfig.json']) {
    const { output } = await runGroup(
      join(folder, 'node_modules/.bin/tsc'),
      ['-p', config, '--pretty', 'false'],
      {
        cwd: folder,
      },
    );
    const fault = NO_LONGER_FITS.exec(output)?.[0];
    if (fault !== undefined) return fault.slice(0, 200);
  }
  return null;
}

function readResults({ results, from, seed }: SampleOptions): Result[] {
  const file = join(ROOT, results);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const read = lines.map((line) => JSON.parse(line) as Result);
  if (read.some((one) => one.from !== from || one.seed !== seed))
    throw new Error(`${file} holds the results of another draw`);
  return read;
}

function keep(
  { results, from, seed }: SampleOptions,
  tried: Omit<Result, 'commit' | 'date' | 'from' | 'seed'>,
): void {
  const file = join(ROOT, results);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const isClean = git('status', '--porcelain', '--', '.', `:!${results}`) === '';
  const commit = git('rev-parse', '--short=8', 'HEAD') + (isClean ? '' : '+');
  const date = new Date().toISOString().slice(0, 10);
  const result: Result = { ...tried, commit, date, from, seed };
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}

function summarise(results: readonly Result[], drawn: number): number {
  const count = (against: Against, outcome: Result['outcome']) =>
    results.filter((one) => one.against === against && one.outcome === outcome).length;
  const noticed = count('test', 'noticed') + count('verify', 'noticed');
  const missed = count('test', 'unnoticed') - count('verify', 'noticed');
  print(
    `\n${drawn} drawn: npm test noticed ${count('test', 'noticed')}, verify ${count('verify', 'noticed')} more; ` +
      `${missed} unnoticed, ${count('test', 'gone')} gone`,
  );
  return noticed === drawn ? 0 : 1;
}
