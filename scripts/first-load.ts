import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ROOT } from './build-stamp.ts';

/** The files of each route, as the web application's build lists them. */
export type RouteFiles = Record<string, { children?: string[]; preloads?: string[]; css?: string[] }>;

/** Scripts and styles that a route loads before it can be used, gzipped. */
export interface FirstLoad {
  route: string;
  bytes: number;
  /** The built scripts, by their addresses. */
  files: string[];
}

/** Which of our sources each built file holds, as the web application's build says it. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>;

/** What may be loaded at first; kilobytes of 1,000 bytes, gzipped. */
const LANDING_KB = 125;
const PAGE_KB = 235;
/** Of the back office. */
const ADMIN_KB = 332;
const LANDING = '/_public/';
const ADMIN = '/_app/admin';

/**
 * Each route without children: the files of all routes that it stands in, with everything those import at once, and
 * those its documents begin with besides.
 */
export function firstLoads(
  routes: RouteFiles,
  readBuilt: (path: string) => string,
  beginning: (route: string) => readonly string[] = () => [],
): FirstLoad[] {
  const parents = new Map(
    Object.entries(routes).flatMap(([parent, { children = [] }]) => children.map((child) => [child, parent])),
  );
  return Object.keys(routes)
    .filter((route) => (routes[route]?.children ?? []).length === 0)
    .map((route) => {
      const files = new Set<string>();
      const styles = new Set<string>();
      for (const file of beginning(route)) addWithImports(file, files, readBuilt);
      for (let at: string | undefined = route; at !== undefined; at = parents.get(at)) {
        for (const file of routes[at]?.preloads ?? []) addWithImports(file, files, readBuilt);
        for (const file of routes[at]?.css ?? []) styles.add(file);
      }
      const bytes = [...files, ...styles].reduce(
        (sum, file) => sum + gzipSync(readBuilt(file), { level: 9 }).length,
        0,
      );
      return { route, bytes, files: [...files] };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

function addWithImports(file: string, files: Set<string>, readBuilt: (path: string) => string): void {
  if (files.has(file)) return;
  files.add(file);
  for (const imported of importsOf(file, readBuilt)) addWithImports(imported, files, readBuilt);
}

/** The built scripts that one imports at once: `from"./x.js"` or `import"./x.js"`, never `import("./x.js")`. */
function importsOf(file: string, readBuilt: (path: string) => string): string[] {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const imports = readBuilt(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
  return [...imports].map(([, name]) => `${folder}/${name}`);
}

/** Scripts that import one another in a circle, in words: one of them would run before what it needs. */
export function circularScripts(files: readonly string[], readBuilt: (path: string) => string): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file))
      found.push(`${[...path.slice(path.indexOf(file)), file].join(' -> ')} is a circle.`);
    if (done.has(file)) return;
    done.add(file);
    for (const imported of importsOf(file, readBuilt)) visit(imported, [...path, file]);
  };
  for (const file of files) visit(file, []);
  return found;
}

/** Parts of Mantine in the built scripts without a style, in words: `ui/mantine-styles.ts` names the styles one by one. */
export function unstyledParts(scripts: readonly string[], styles: readonly string[]): string[] {
  const classes = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => text.match(/\bm_[0-9a-f]{6,8}\b/g) ?? []));
  const styled = classes(styles);
  return [...classes(scripts)]
    .filter((name) => !styled.has(name))
    .map((name) => `${name} of Mantine has no style: import its file in ui/mantine-styles.ts.`);
}

/** The routes that load more at first than they may, in words. */
export function overBudget(loads: readonly FirstLoad[]): string[] {
  return loads.flatMap(({ route, bytes }) => {
    const limit = route === LANDING ? LANDING_KB : isOfAdmin(route) ? ADMIN_KB : PAGE_KB;
    if (bytes <= limit * 1000) return [];
    return [
      `${route} loads ${(bytes / 1000).toFixed(1)} kB of scripts and styles at first; it may load ${limit} kB.`,
    ];
  });
}

/** What is the back office's alone: its pages, their parts and lines in the table of routes, its client and its contract. */
const BACK_OFFICE =
  /^apps\/web\/src\/(?:(?:features\/(?:admin|shell\/admin)|pages\/admin(?:-[a-z-]+)?|routes\/_app\/admin)\/|lib\/(?:admin-clients|back-office-routes)\.)|^packages\/contract\/src\/(?:admin[.-]|design\/|resources\/|(?:analytics|data-export-columns|data-exports|dependency-health|omega|payment-lists|payment-overview|performance|performance-windows|rate-limits|settings\.contract|system-health)\.ts$)|^virtual:admin-routes$/;

/** What pages outside the back office load of it at first, in words: neither its code nor its lines in the table of routes. */
export function backOfficeOutside(
  loads: readonly Pick<FirstLoad, 'route' | 'files'>[],
  modules: ChunkModules,
): string[] {
  return loads
    .filter(({ route }) => !isOfAdmin(route))
    .flatMap(({ route, files }) =>
      files
        .flatMap((file) => {
          const sources = modules[file];
          if (sources === undefined) throw new Error(`nobody said which sources ${file} holds`);
          return sources;
        })
        .filter((source) => BACK_OFFICE.test(source))
        .map((source) => `${route} loads ${source} at first, which is the back office's.`),
    );
}

function isOfAdmin(route: string): boolean {
  return route === ADMIN || route.startsWith(`${ADMIN}/`);
}

function readChunkModules(dist: string): ChunkModules {
  return JSON.parse(readFileSync(join(dist, 'chunk-modules.json'), 'utf8')) as ChunkModules;
}

/** Reads a finished build of the web application. */
export async function readFirstLoads(dist: string): Promise<FirstLoad[]> {
  const [manifest] = globSync('server/assets/_tanstack-start-manifest*.js', { cwd: dist });
  if (manifest === undefined)
    throw new Error('the build of the web application names no files of its routes');
  const { tsrStartManifest } = (await import(pathToFileURL(join(dist, manifest)).href)) as {
    tsrStartManifest: () => { routes: RouteFiles };
  };
  // The folder also holds the scripts of other languages; the list names those of English.
  const scripts = Object.keys(readChunkModules(dist));
  const partOf = (name: string) => {
    const part = scripts.find((file) => file.includes(`/${name}-`));
    if (part === undefined) throw new Error(`${name} have no file of their own`);
    return part;
  };
  const [pages, backOffice] = [partOf('page-routes'), partOf('back-office-routes')];
  return firstLoads(
    tsrStartManifest().routes,
    (path) => readFileSync(join(dist, 'client', path), 'utf8'),
    (route) => (route === LANDING ? [] : isOfAdmin(route) ? [pages, backOffice] : [pages]),
  );
}

/**
 * `node scripts/first-load.ts`: lists what each page loads at first and fails when one loads too much. A part of `npm
 * test`, not of the build: a page that has grown is our concern, and keeps nobody from starting the product.
 */
if (import.meta.main) {
  const loads = await readFirstLoads(join(ROOT, 'apps/web/dist'));
  for (const { route, bytes } of loads) process.stdout.write(`${(bytes / 1000).toFixed(1)} kB  ${route}\n`);
  const modules = readChunkModules(join(ROOT, 'apps/web/dist'));
  const outside = backOfficeOutside(loads, modules);
  process.stdout.write(
    `other pages load ${outside.length} sources of the back office at first, its lines in the table of routes among them\n`,
  );
  const client = join(ROOT, 'apps/web/dist/client');
  const readBuilt = (path: string) => readFileSync(join(client, path), 'utf8');
  const built = globSync('assets/*.{js,css}', { cwd: client }).map((path) => `/${path}`);
  const scripts = built.filter((path) => path.endsWith('.js'));
  const styles = built.filter((path) => path.endsWith('.css'));
  const over = [
    ...overBudget(loads),
    ...outside,
    ...circularScripts(scripts, readBuilt),
    ...unstyledParts(scripts.map(readBuilt), styles.map(readBuilt)),
  ];
  if (over.length > 0) {
    process.stderr.write(
      `The built pages are not as they must be. What a page shows later is imported when it is shown.\n${over.join('\n')}\n`,
    );
    process.exitCode = 1;
  }
}
