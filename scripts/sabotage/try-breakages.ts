import { readSources } from '../read-sources.ts';
import { AREAS } from './breakages.ts';
import { type Fitted, fitBreakages } from './find-anchor.ts';
import { type CopiedProject, copyProject, findFailure } from './project.ts';
import { type CopyTests, describeFailure, type TestRun } from './run-tests.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const failedTests = ({ failed }: TestRun) => failed;

/** Tries the breakages of these areas, or whose name holds one of these words. @returns the exit code */
export async function tryBreakages(words: readonly string[]): Promise<number> {
  const chosen = Object.entries(AREAS).flatMap(([area, breakages]) =>
    breakages.filter(
      ({ name }) => words.length === 0 || words.some((word) => word === area || name.includes(word)),
    ),
  );
  const { fitted, problems } = fitBreakages(chosen, readSources());
  if (chosen.length === 0) problems.push(`no area and no breakage is named ${words.join(' or ')}`);
  if (problems.length === 0) problems.push(...(await tryFitted(fitted)));
  for (const problem of problems) print(`\n${problem}`);
  print(
    problems.length === 0 ? `\n${chosen.length} breakages, all noticed` : `\n${problems.length} problems`,
  );
  return problems.length === 0 ? 0 : 1;
}

async function tryFitted(fitted: readonly Fitted[]): Promise<string[]> {
  const project = await copyProject('rules', 'server', 'slow');
  try {
    const unreliable = await findUnreliable(project.tests, fitted);
    if (unreliable === null) return ['the tests fail without any breakage'];
    print(`\n${'result'.padEnd(9)}${'s'.padStart(6)}  breakage`);
    const unnoticed: string[] = [];
    for (const one of fitted)
      if (!(await isNoticed(project, one, unreliable))) unnoticed.push(one.breakage.name);
    return unnoticed.map((name) => `'${name}' was not noticed`);
  } finally {
    await project.tests.close();
  }
}

/** Tests that pass only at their second try; null when unbroken tests fail or none ran. */
async function findUnreliable(tests: CopyTests, fitted: readonly Fitted[]): Promise<Set<string> | null> {
  const unbroken = await tests.run(fitted.flatMap((one) => one.tests));
  const first = [...unbroken.failed, ...unbroken.broken];
  const again = first.length === 0 ? unbroken : await tests.run(first.map(({ file }) => file));
  const red = [...again.failed, ...again.broken].map(describeFailure);
  const unreliable = new Set(first.map(describeFailure).filter((failure) => !red.includes(failure)));
  print(`unbroken: ${unbroken.tests} tests, ${red.length} failed`);
  for (const failure of red) print(`  ${failure}`);
  for (const failure of unreliable) print(`  passed only at its second try: ${failure}`);
  return unbroken.tests > 0 && red.length === 0 ? unreliable : null;
}

async function isNoticed(
  project: CopiedProject,
  { breakage, anchor, tests: files }: Fitted,
  unreliable: ReadonlySet<string>,
): Promise<boolean> {
  const search = { unreliable, failuresOf: failedTests };
  const started = performance.now();
  const mend = project.break(breakage, anchor);
  let found = await findFailure(project.tests, files, search);
  // What the database is built from takes effect in a new database only.
  const isRenewed = found.failure === null;
  if (isRenewed) {
    await project.tests.renew();
    found = await findFailure(project.tests, files, search);
  }
  mend();
  if (isRenewed) await project.tests.renew();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  // Where no test ran at all, the line can no longer be broken in a way that a test could notice.
  const result = found.failure !== null ? 'noticed' : found.ran === 0 ? 'NO TEST' : 'MISSED';
  print(`${result.padEnd(9)}${seconds.padStart(6)}  ${breakage.name}`);
  for (const failure of found.failure === null ? found.broken : [found.failure])
    print(`${' '.repeat(17)}${describeFailure(failure)}`);
  return found.failure !== null;
}
