import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Part } from '../parts.ts';
import { type GroupResult, runGroup } from './run-group.ts';

/** What failed in a broken copy, twice, and a way to try it again once the copy is mended. */
export interface Finding {
  /** The same whenever the same thing fails. */
  key: string;
  /** What failed, in words. */
  by: string;
  isRed(): Promise<boolean>;
}

/** Looks for what notices a breakage, leaving out what is known to fail without one. */
export type Finder = (known: ReadonlySet<string>) => Promise<Finding | null>;

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

/** Where one journey fails by chance, the others are still looked at. */
const FAILURES_MAX = 3;
const FLAGS = ['--retries=0', '--reporter=json', '--pass-with-no-tests'];
const WORKERS = { E2E_WORKERS: '2' };

/** A finder in the browser tests of an npm script of e2e; the product is built from the copy first. */
export function findInBrowser(folder: string, script: 'test' | 'test:all', ...only: string[]): Finder {
  return async (known) => {
    const build = () => runGroup(process.execPath, ['scripts/build.ts'], { cwd: folder });
    const built = await build();
    const unbuilt = {
      key: 'build',
      by: `build: ${faultIn(built)}`,
      isRed: async () => (await build()).code !== 0,
    };
    if (built.code !== 0) return known.has(unbuilt.key) ? null : unbuilt;
    const { failed, isBegun } = await walk(folder, script, [...only, `--max-failures=${FAILURES_MAX}`]);
    for (const { file, title } of failed) {
      const again = [file, '--grep', title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')];
      const isRed = async () => {
        const rebuilt = await build();
        if (rebuilt.code !== 0) return true;
        const { failed: red } = await walk(folder, script, again);
        return red.some((one) => one.file === file && one.title === title);
      };
      const by = `${file} › ${title}`;
      if (!known.has(by) && (await isRed())) return { key: by, by, isRed };
    }
    const unbegun = {
      key: 'start',
      by: 'the product of the browser tests did not start',
      isRed: async () =>
        (await build()).code !== 0 || !(await walk(folder, script, ['--shard=1/100'])).isBegun,
    };
    return isBegun || known.has(unbegun.key) || !(await unbegun.isRed()) ? null : unbegun;
  };
}

/** A finder in another part of `npm run verify`, which ends with an exit code. */
export function findInPart(folder: string, { name, command: [program, ...args], env }: Part): Finder {
  return async (known) => {
    if (known.has(name)) return null;
    const run = () => runGroup(program, args, { cwd: folder, env: { ...env, PATH: pathIn(folder) } });
    const isRed = async () => (await run()).code !== 0;
    const first = await run();
    return first.code === 0 || !(await isRed())
      ? null
      : { key: name, by: `${name}: ${faultIn(first)}`, isRed };
  };
}

interface Walk {
  failed: { file: string; title: string }[];
  /** False when the servers did not start, so that no test ran. */
  isBegun: boolean;
}

async function walk(folder: string, script: string, args: readonly string[]): Promise<Walk> {
  const report = join(folder, 'test-results/sabotage-browser.json');
  rmSync(report, { force: true });
  await runGroup('npm', ['--workspace', 'e2e', 'run', script, '--', ...FLAGS, ...args], {
    cwd: folder,
    env: { ...WORKERS, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (!existsSync(report)) return { failed: [], isBegun: false };
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
    suites: Suite[];
    errors: unknown[];
  };
  const failed = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return { failed, isBegun: failed.length > 0 || errors.length === 0 };
}

function specsOf({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

function pathIn(folder: string): string {
  return `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
}

/** The line of an output that most likely says what failed. */
function faultIn({ output }: GroupResult): string {
  const lines = stripVTControlCharacters(output).trim().split('\n');
  return (lines.find((line) => /\bFAIL|\berror\b|\bfailed\b/i.test(line)) ?? lines.at(-1) ?? '')
    .trim()
    .slice(0, 200);
}
