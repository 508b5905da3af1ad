import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/build-stamp.ts';
import { baseCommit, changedFiles } from '../../scripts/looks/changed-files.ts';
import { CHANGED_LOOKS_MAX, chooseLooks } from '../../scripts/looks/choose-looks.ts';
import type { PageFolder, Screen } from './screen.ts';
import { SCREENS, SCREENS_BY_FILE } from './screens.ts';

interface Choice {
  screens: readonly Screen[];
  /** Screens on which a change may show and that are not among them. */
  left: readonly Screen[];
  /** In words: what they were chosen by. */
  reason: string;
}

/**
 * The screens to look at by LOOKS: `all`, `fixed`, or `changed`, which is the fixed ones and those of changed pages, and
 * what it is without a word.
 */
export function chooseScreens(environment: NodeJS.ProcessEnv = process.env): Choice {
  const { LOOKS: which = 'changed' } = environment;
  if (which === 'all') return { screens: SCREENS, left: [], reason: 'all screens' };
  const fixed = SCREENS.filter(({ isFixed }) => isFixed);
  if (which === 'fixed') return { screens: fixed, left: [], reason: 'the fixed screens' };
  if (which !== 'changed') throw new Error(`LOOKS is ${which}: it may be all, fixed or changed`);
  const base = baseCommit(ROOT, environment);
  if (base === null)
    return {
      screens: fixed,
      left: [],
      reason: 'the fixed screens, because there is no commit to compare with',
    };
  const changed = chooseLooks(looksOf(), readWeb(), changedFiles(ROOT, base)).map(({ screen }) => screen);
  return {
    screens: [...fixed, ...changed.slice(0, CHANGED_LOOKS_MAX)],
    left: changed.slice(CHANGED_LOOKS_MAX),
    reason: `the fixed screens and those of pages that changed since ${base.slice(0, 8)}`,
  };
}

/** The screens that are not fixed, with where their page and their definition are. */
const looksOf = () =>
  Object.entries(SCREENS_BY_FILE).flatMap(([file, screens]) =>
    screens
      .filter(({ isFixed }) => !isFixed)
      .map((screen) => ({
        screen,
        name: screen.name,
        folder: folderOf(screen.page),
        definedIn: `e2e/pages/${file}`,
      })),
  );

const folderOf = (page: PageFolder) =>
  page === 'kit' ? 'apps/web/src/features/kit' : `apps/web/src/pages/${page}`;

/** Every file of the web and of the screens, by its path. */
function readWeb(): ReadonlyMap<string, string> {
  const files = ['apps/web/src', 'e2e/pages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = files.filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file));
  return new Map(sources.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}
