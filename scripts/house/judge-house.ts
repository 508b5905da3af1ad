import { FEATURES, MODULE_LINES_MAX, MODULES, PAGES, ROOMS, ROUTE_LINES_MAX } from './house.ts';
import { IS_MESSAGES, IS_TRANSLATION } from './judge-messages.ts';
import { judgeWords } from './judge-words.ts';
import { readCode } from './read-code.ts';
import { readImports } from './read-imports.ts';

/** What is wrong in one file, in words that say where the code belongs. */
export interface Fault {
  kind:
    | 'arrow'
    | 'circle'
    | 'unlisted'
    | 'vocabulary'
    | 'sql'
    | 'spread'
    | 'long-route'
    | 'long-module'
    | 'verb'
    | 'mantine'
    | 'word';
  path: string;
  message: string;
}

export interface Judged {
  files: number;
  directions: number;
  faults: Fault[];
  /** The module with the most lines, imports, tests and fixtures left out. */
  largest: { module: string; lines: number };
}

const MODULES_AT = 'apps/server/src/modules/';
const FEATURES_AT = 'apps/web/src/features/';
const PAGES_AT = 'apps/web/src/pages/';
const ROUTES_AT = 'apps/web/src/routes/';
const WEB_AT = 'apps/web/src/';
const UI_AT = `${WEB_AT}ui/`;
/** What of Mantine draws, all but the state of forms and its hooks. */
const MANTINE = /\bfrom '@mantine\/(?!(?:form|hooks)')|\bimport '@mantine\//;
const IS_TEST = /\.(test|fixture)\.tsx?$|\/cases\//;
/** The kinds of files a module may hold, besides its door. */
const KINDS =
  /\/(index|messages(\.[a-z]{2})?|use-cases\/[a-z0-9-]+|[a-z0-9-]+\.(routes|rules|queries|tables|jobs|client|engine|shapes|services|metrics))\.ts$/;
const SQL =
  /\bsql(<[^`]*>)?`|\b(tx|db|database|connection|client|\w*[pP]ool)\s*\.(select\w*|insert|update|delete|execute|query|with)\s*[(<]/;
/**
 * Where statements stand beside other things: database/ is about nothing else, what is published is one notification,
 * and the queue sends its own through who enqueues.
 */
const HAS_STATEMENTS = /^apps\/server\/src\/(database\/.*|events\/publish-event\.ts|jobs\/job-queue\.ts)$/;
/** What of http/ is not about a request. */
const HTTP_FOR_ALL = /\/http\/(each-by-itself|metrics|rate-limit)\.ts$/;
/** A file at the root of an app puts its rooms together. */
const COMPOSITION = /^apps\/[^/]+\/(src\/)?[^/]+$/;
/** Folders that are no rooms, and hold nothing that one would import. */
const BESIDE_ROOMS = /^apps\/(server\/test|web\/src\/styles)\//;

/** Verbs that a route imports. */
const VERBS = /import \{([^}]*)\} from '\.[^']*use-cases\/[^']*'/g;
/** Whoever calls a webhook is nobody before it is verified: the services are its context. */
const HAS_NO_CONTEXT = new Set(['receiveEvent']);
/** A call with services or a pool in the place of the context, or between that and the input. */
const isCalledWithServices = (verb: string) =>
  new RegExp(
    `\\b${verb}\\(\\s*(\\w+\\(context\\)\\s*,\\s*|context\\s*,\\s*)?[\\w.]*([sS]ervices(\\.\\w+)?|[pP]ool)\\s*,`,
  );

/** Judges sources (by path from the root) against the rooms of house.ts. Pure. */
export function judgeHouse(sources: ReadonlyMap<string, string>): Judged {
  const faults: Fault[] = [];
  const arrows = new Map<string, string[]>();
  let directions = 0;
  for (const [path, source] of sources) {
    for (const fault of faultsOfFile(path, source)) faults.push(fault);
    if (!IS_TRANSLATION.test(path))
      for (const message of judgeWords(path, source)) faults.push({ kind: 'word', path, message });
    if (IS_TEST.test(path)) continue;
    const imports = readImports(path, source);
    directions += imports.length;
    arrows.set(
      path,
      imports.filter(({ isType }) => !isType).map(({ to }) => to),
    );
    for (const { to } of imports) {
      const message = arrowFault(path, to);
      if (message) faults.push({ kind: 'arrow', path, message: `imports ${to}. ${message}` });
    }
  }
  for (const circle of circlesOf(arrows))
    faults.push({
      kind: 'circle',
      path: circle[0] ?? '',
      message: `imports itself over ${circle.join(' → ')}`,
    });
  const sizes = sizesOfModules(sources);
  for (const [module, lines] of sizes)
    if (lines > MODULE_LINES_MAX)
      faults.push({
        kind: 'long-module',
        path: `${MODULES_AT}${module}`,
        message: `has ${lines} lines without imports and tests, more than ${MODULE_LINES_MAX}: it is two modules, each with a name that says what it knows.`,
      });
  const [module = '', lines = 0] = [...sizes].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { files: sources.size, directions, faults, largest: { module, lines } };
}

/** A statement that imports, with its line's end. */
const IMPORT = /^import [^;]*;\n/gm;

/** The lines of code of each module, without imports, tests, fixtures, cases and messages. */
function sizesOfModules(sources: ReadonlyMap<string, string>): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const [path, source] of sources) {
    if (!path.startsWith(MODULES_AT) || IS_TEST.test(path) || IS_MESSAGES.test(path)) continue;
    const module = path.slice(MODULES_AT.length).split('/')[0] ?? '';
    sizes.set(module, (sizes.get(module) ?? 0) + linesOf(source.replaceAll(IMPORT, '')));
  }
  return sizes;
}

function linesOf(source: string): number {
  return source.trimEnd().split('\n').length;
}

function roomOf(path: string) {
  return ROOMS.find((room) => path.startsWith(`${room.path}/`));
}

function arrowFault(from: string, to: string): string | null {
  const room = roomOf(from);
  if (room === undefined) return null;
  if (to.startsWith(`${room.path}/`)) return null;
  if (room.knows.some((known) => to === known || to.startsWith(`${known}/`)) && !roomOf(to)) return null;
  if (COMPOSITION.test(to)) return 'What a room needs comes to it as an argument from the composition root.';
  const target = roomOf(to);
  if (target === undefined) return to.startsWith('apps/') || to.startsWith('packages/') ? room.advice : null;
  if (!room.knows.includes(target.path)) return room.advice;
  if (from.startsWith(MODULES_AT) && target.path === 'apps/server/src/http' && !from.endsWith('.routes.ts'))
    if (!HTTP_FOR_ALL.test(to))
      return 'HTTP reaches a module through its *.routes.ts alone: a verb is called with a context of context/, and publishes through events/.';
  if (target.hasDoor && !/\/index\.ts$|\.tables\.ts$/.test(to.slice(target.path.length)))
    return 'Another module is entered through its door, index.ts; its tables only for a foreign key or a join.';
  return null;
}

function faultsOfFile(path: string, source: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (kind: Fault['kind'], message: string) => faults.push({ kind, path, message });
  if (/\.\.\.\{/.test(source))
    fault('spread', 'spreads a literal (`...` before a brace): list its fields, a line each.');
  if (path.startsWith(WEB_AT) && !path.startsWith(UI_AT) && MANTINE.test(source))
    fault(
      'mantine',
      'imports what Mantine draws: ui/ alone does (decision 0035). Use its part, or make one there.',
    );
  const module = path.startsWith(MODULES_AT) ? path.slice(MODULES_AT.length).split('/')[0] : undefined;
  if (module !== undefined && !(MODULES as readonly string[]).includes(module))
    fault(
      'unlisted',
      `lies in the module ${module}, which has no place in the order yet: add a line to MODULES in scripts/house/house.ts.`,
    );
  const feature = path.startsWith(FEATURES_AT) ? path.slice(FEATURES_AT.length).split('/')[0] : undefined;
  if (feature !== undefined && !(FEATURES as readonly string[]).includes(feature))
    fault(
      'unlisted',
      `lies in the feature ${feature}, which is not listed: add a line to FEATURES in scripts/house/house.ts.`,
    );
  const page = path.startsWith(PAGES_AT) ? path.slice(PAGES_AT.length).split('/')[0] : undefined;
  if (page !== undefined && !(PAGES as readonly string[]).includes(page))
    fault(
      'unlisted',
      `lies in the page ${page}, which is not listed: add a line to PAGES in scripts/house/house.ts.`,
    );
  if (/^(apps|packages)\//.test(path) && !COMPOSITION.test(path) && !BESIDE_ROOMS.test(path))
    if (roomOf(path) === undefined && faults.every(({ kind }) => kind !== 'unlisted'))
      fault(
        'unlisted',
        'lies in a folder that is no room: put it into one, or add a line to ROOMS in scripts/house/house.ts.',
      );
  const lines = linesOf(source);
  if (path.startsWith(ROUTES_AT) && !IS_MESSAGES.test(path) && lines > ROUTE_LINES_MAX)
    fault(
      'long-route',
      `has ${lines} lines: a route says guard, head, search and reads, in at most ${ROUTE_LINES_MAX}. What it shows belongs in pages/.`,
    );
  if (IS_TEST.test(path) || !path.startsWith('apps/server/src/')) return faults;
  if (module !== undefined && !KINDS.test(path))
    fault(
      'vocabulary',
      'is of no known kind: messages, routes, rules, queries, tables, jobs, client, engine, shapes, services, metrics, or a verb in use-cases/.',
    );
  if (path.endsWith('.routes.ts'))
    for (const [, names = ''] of source.matchAll(VERBS))
      for (const name of names.split(',').map((one) => one.trim()))
        if (/^\w+$/.test(name) && !HAS_NO_CONTEXT.has(name) && isCalledWithServices(name).test(source))
          fault(
            'verb',
            `calls ${name} with services: a verb is verb(ctx, input), and what it needs is in the type of its context.`,
          );
  if (!/\.(queries|tables)\.ts$/.test(path) && !HAS_STATEMENTS.test(path) && SQL.test(readCode(source).code))
    fault('sql', 'talks to the database: statements belong in a *.queries.ts beside it.');
  return faults;
}

/** Circles among files, each by one of its ways round; depth first, each file entered once. */
function circlesOf(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (path: string) => {
    if (done.has(path)) return;
    const at = way.indexOf(path);
    if (at >= 0) {
      circles.push([...way.slice(at), path]);
      return;
    }
    way.push(path);
    for (const to of arrows.get(path) ?? []) visit(to);
    way.pop();
    done.add(path);
  };
  for (const path of arrows.keys()) visit(path);
  return circles;
}
