import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/build-stamp.ts';
import { baseCommit } from '../../scripts/looks/base-commit.ts';
import { CHANGED_LOOKS_MAX, chooseLooks } from '../../scripts/looks/choose-looks.ts';
import { changedSince } from '../../scripts/verify/last-verify.ts';
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
 * The screens to look at by LOOKS: `all`, `none`, `fixed`, or `changed`, the default: the fixed ones and those of pages
 * that changed since LOOKS_BASE, or since the commit that `baseCommit` finds.
 */
export function chooseScreens({ LOOKS, LOOKS_BASE }: NodeJS.ProcessEnv = process.env): Choice {
  if (LOOKS === 'all') return { screens: SCREENS, left: [], reason: 'all screens' };
  if (LOOKS === 'none') return { screens: [], left: [], reason: 'LOOKS is none' };
  const fixed = SCREENS.filter(({ isFixed }) => isFixed);
  if (LOOKS === 'fixed') return { screens: fixed, left: [], reason: 'the fixed screens' };
  if (LOOKS !== undefined && LOOKS !== 'changed')
    throw new Error(`LOOKS is ${LOOKS}: it may be all, none, fixed or changed`);
  const base = baseCommit(ROOT, LOOKS_BASE);
  if (base === null)
    return {
      screens: fixed,
      left: [],
      reason: 'the fixed screens, because there is no commit to compare with',
    };
  const changed = chooseLooks(looksOf(), readWeb(), changedSince(base)).map(({ screen }) => screen);
  return {
    screens: [...fixed, ...changed.slice(0, CHANGED_LOOKS_MAX)],
    left: changed.slice(CHANGED_LOOKS_MAX),
    reason: `the fixed screens and those of pages that changed since ${base.slice(0, 12)}`,
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
