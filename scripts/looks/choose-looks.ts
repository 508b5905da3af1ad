import { readImports } from '../house/read-imports.ts';

/** A screen as the choice sees it. */
export interface LookAtPage {
  name: string;
  /** The folder with the page that it shows. */
  folder: string;
  /** The file that defines it. */
  definedIn: string;
}

/** How many screens of changed pages `npm test` looks at. */
export const CHANGED_LOOKS_MAX = 40;

const WEB = 'apps/web/src/';
const SCREENS = 'e2e/pages/';
/** What every page is drawn with, although none imports it. */
const STYLES = `${WEB}styles/`;

/** 0: the page itself or what the screen shows of it; 1: a feature of the page; 2: what many pages share. */
type Distance = 0 | 1 | 2;

/**
 * Screens that a change may show on, nearest first; those that are equally near come from as many pages as possible.
 * @param sources every file of the web and of the screens by its path
 * @param changed paths of the files that changed, those that are gone among them
 */
export function chooseLooks<Look extends LookAtPage>(
  looks: readonly Look[],
  sources: ReadonlyMap<string, string>,
  changed: readonly string[],
): Look[] {
  const distances = new Map<string, Distance | null>();
  const distanceFrom = (start: string): Distance | null => {
    const known = distances.get(start);
    if (known !== undefined) return known;
    const files = closureOf(start, sources);
    const found = changed.flatMap((path) =>
      isWithin(path, start) || files.has(path) ? [distanceOf(path, start)] : [],
    );
    const distance = found.length === 0 ? null : (Math.min(...found) as Distance);
    distances.set(start, distance);
    return distance;
  };
  const isStyleChanged = changed.some((path) => path.startsWith(STYLES));
  const ranked = looks.flatMap((look) => {
    const reached = [distanceFrom(look.folder), distanceFrom(look.definedIn), isStyleChanged ? 2 : null];
    const known = reached.filter((distance) => distance !== null);
    return known.length === 0 ? [] : [{ look, distance: Math.min(...known) }];
  });
  const seen = new Map<string, number>();
  return ranked
    .map((one) => {
      const key = `${one.distance} ${one.look.folder}`;
      const turn = seen.get(key) ?? 0;
      seen.set(key, turn + 1);
      return { ...one, turn };
    })
    .sort((a, b) => a.distance - b.distance || a.turn - b.turn)
    .map(({ look }) => look);
}

function distanceOf(path: string, start: string): Distance {
  if (isWithin(path, start)) return 0;
  if (path.startsWith(SCREENS)) return /\/canned-[^/]+$/.test(path) ? 0 : 2;
  return path.startsWith(`${WEB}features/`) ? 1 : 2;
}

/** The files of a folder, or a file, and all that they import, except from packages. */
function closureOf(start: string, sources: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const open = [...sources.keys()].filter((path) => isWithin(path, start));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const { to } of readImports(path, sources.get(path) ?? '')) if (isOfScreens(to)) open.push(to);
  }
  return found;
}

const isOfScreens = (path: string) => path.startsWith(WEB) || path.startsWith(SCREENS);

const isWithin = (path: string, start: string) => path === start || path.startsWith(`${start}/`);
