import { IS_TRANSLATION } from './judge-messages.ts';
/** How much code one resource is, besides what all of them share. */
export interface ResourceMeasure {
  name: string;
  /** What every resource is: its declaration, its table, its line of routes, its page and its route. */
  files: string[];
  /** What is particular about it beyond that: its refusals and consequences, inputs and panels of its own. */
  particulars: string[];
  /** Lines of what is its own alone: table and line of routes may stand beside those of others. */
  lines: number;
  /** Parts that were not found. */
  missing: string[];
  /** Null where no route leads to a page of it. */
  routeLines: number | null;
}

/** Decision 0029: declaration, table, registration, page, route. */
export const RESOURCE_FILES_MAX = 5;
export const RESOURCE_ROUTE_LINES_MAX = 15;
/** Files of inputs and panels of its own; with more it wants a page by hand. */
const EXCEPTIONS_MAX = 2;

const DECLARED_AT = 'packages/contract/src/resources/';
const SERVER_AT = 'apps/server/src/';
const ROUTES_AT = 'apps/web/src/routes/_app/admin/';
const PAGES_AT = 'apps/web/src/pages/';
const FEATURES_AT = 'apps/web/src/features/admin/';

type Sources = ReadonlyMap<string, string>;

/** Measures every declared resource in sources by their paths from the root; tests, messages and styles do not count. Pure. */
export function measureResources(all: Sources): ResourceMeasure[] {
  const sources = new Map([...all].filter(([path]) => !/\.test\.|\/messages\.ts$/.test(path)));
  return [...sources].flatMap(([path, source]) => {
    const [, name] =
      (path.startsWith(DECLARED_AT) && /= resource\(\{\s*name: '([a-z_]+)'/.exec(source)) || [];
    return name === undefined ? [] : [measure(sources, { path, name })];
  });
}

function measure(sources: Sources, { path, name }: { path: string; name: string }): ResourceMeasure {
  const registration = registrationOf(sources, name);
  const services = registration && servicesOf(sources, registration);
  const table = registration && tableOf(sources, [registration.binding, services?.source ?? '']);
  const page = folderOfPage(sources, name);
  const pages = filesIn(sources, page && `${PAGES_AT}${page}/`);
  const route =
    page && find(sources, (file, text) => file.startsWith(ROUTES_AT) && text.includes(`/pages/${page}/`));
  const parts = { table, 'line of routes': registration?.path, page: pages[0], route };
  const files = [path, table, registration?.path, ...pages, route].filter((file) => file !== undefined);
  const particulars = [
    ...(services ? servicesWithImports(sources, services.path) : []),
    ...exceptionsOf(sources, pages),
  ];
  const shared = [table, registration?.path];
  return {
    name,
    files,
    particulars,
    lines: [...files, ...particulars]
      .filter((file) => !shared.includes(file))
      .reduce((sum, file) => sum + linesOf(sources.get(file)), 0),
    missing: Object.entries(parts).flatMap(([part, file]) => (file === undefined ? [part] : [])),
    routeLines: route === undefined ? null : linesOf(sources.get(route)),
  };
}

/** Where the server binds a resource, and what it says there. */
function registrationOf(sources: Sources, name: string): { path: string; binding: string } | undefined {
  const binding = new RegExp(`createResourceRoutes\\((?:procedures\\.)?admin\\.${name},[^;]*?\\}\\)`);
  for (const [path, source] of sources) {
    const found = path.startsWith(SERVER_AT) ? binding.exec(source)?.[0] : undefined;
    if (found !== undefined) return { path, binding: found };
  }
  return undefined;
}

/** The file that holds what is particular about a resource on the server; none where its line of routes says it all. */
function servicesOf(
  sources: Sources,
  { path, binding }: { path: string; binding: string },
): { path: string; source: string } | undefined {
  const named = /\.\.\.(\w+)/.exec(binding)?.[1];
  if (named === undefined) return undefined;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const exported = new RegExp(`export (?:const|function) ${named}\\b`);
  const at = find(sources, (file, text) => file.startsWith(folder) && exported.test(text));
  const source = at && sources.get(at);
  if (at === undefined || source === undefined) return undefined;
  // Several of a module may stand in one file: from this one's beginning on the first table is its own.
  return { path: at, source: source.slice(source.search(exported)) };
}

/** What is particular on the server, with the files beside it that it is made of; tables are counted by themselves. */
function servicesWithImports(sources: Sources, path: string): string[] {
  const found = new Set([path]);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  for (const at of found)
    for (const [, name = ''] of (sources.get(at) ?? '').matchAll(BESIDE))
      if (sources.has(folder + name) && !name.endsWith('.tables.ts')) found.add(folder + name);
  return [...found];
}

/** The file that holds a resource's table, which is named where it is bound or in what is particular about it. */
function tableOf(sources: Sources, places: readonly string[]): string | undefined {
  const named = places.map((place) => /\btable: (?:tables\.)?(\w+)/.exec(place)?.[1]).find((found) => found);
  if (named === undefined) return undefined;
  const declared = new RegExp(`export const ${named} = pgTable\\(`);
  return find(sources, (file, text) => file.endsWith('.tables.ts') && declared.test(text));
}

/** The folder of the page that shows a resource's rows; however it is called. */
function folderOfPage(sources: Sources, name: string): string | undefined {
  const procedures = new RegExp(`\\bqueries\\.${name}\\b`);
  const file = find(
    sources,
    (path, source) =>
      path.startsWith(PAGES_AT) && procedures.test(source) && source.includes('<ResourcePage'),
  );
  return file?.slice(PAGES_AT.length).split('/')[0];
}

/** The inputs and panels of the back office's features that the page names, with what these need beside them. */
function exceptionsOf(sources: Sources, pages: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (from: string, imported: RegExp, folder: string) => {
    for (const [, name] of (sources.get(from) ?? '').matchAll(imported)) {
      const path = folder + name;
      if (found.has(path) || !sources.has(path)) continue;
      found.add(path);
      follow(path, BESIDE, path.slice(0, path.lastIndexOf('/') + 1));
    }
  };
  for (const page of pages) follow(page, EXCEPTION, FEATURES_AT);
  return [...found];
}

const EXCEPTION = /'[./]*\/features\/admin\/((?!resources\/)[\w-]+\/[\w.-]+\.tsx?)'/g;
const BESIDE = /'\.\/([\w.-]+\.tsx?)'/g;

function find(sources: Sources, fits: (path: string, source: string) => boolean): string | undefined {
  return [...sources].find(([path, source]) => fits(path, source))?.[0];
}

function filesIn(sources: Sources, folder: string | undefined): string[] {
  return folder === undefined
    ? []
    : [...sources.keys()].filter((path) => path.startsWith(folder) && !IS_TRANSLATION.test(path));
}

/** Resources that have grown beyond the measure, or of which a part was not found. */
export function grownResources(measures: readonly ResourceMeasure[]): string[] {
  return measures.flatMap(({ name, files, particulars, missing, routeLines }) => {
    const exceptions = particulars.filter((file) => file.startsWith(FEATURES_AT)).length;
    const faults = missing.map((part) => `the ${part} of the resource ${name} was not found.`);
    if (files.length > RESOURCE_FILES_MAX)
      faults.push(
        `the resource ${name} has ${files.length} files: what it needs belongs in features/admin/resources.`,
      );
    if (exceptions > EXCEPTIONS_MAX)
      faults.push(`the resource ${name} has ${exceptions} files of exceptions: it wants a page by hand.`);
    if (routeLines !== null && routeLines > RESOURCE_ROUTE_LINES_MAX)
      faults.push(
        `the route of the resource ${name} has ${routeLines} lines, more than ${RESOURCE_ROUTE_LINES_MAX}.`,
      );
    return faults;
  });
}

/** 'plans 5 files and 3 of what is particular (8 in all), 389 lines of its own, route 13 lines' */
export function inWords({ name, files, particulars, lines, routeLines }: ResourceMeasure): string {
  const more =
    particulars.length === 0
      ? ''
      : ` and ${particulars.length} of what is particular (${files.length + particulars.length} in all)`;
  return `${name} ${files.length} files${more}, ${lines} lines of its own, route ${routeLines ?? 'of no'} lines`;
}

function linesOf(source: string | undefined): number {
  return source === undefined ? 0 : source.trimEnd().split('\n').length;
}
