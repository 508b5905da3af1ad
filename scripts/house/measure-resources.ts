/** How much code one resource is, besides what all of them share. */
export interface ResourceMeasure {
  name: string;
  /** Files that are its own: its declaration, its page's and its form's. */
  files: string[];
  /** Lines of those files. */
  lines: number;
  /** Null where no route leads to a page of it. */
  routeLines: number | null;
}

/** Where a resource's table and its line of routes stand, beside those of others in its module. */
const SHARED_FILES = 2;
/** Decision 0029: declaration, table, registration, page, route. */
export const RESOURCE_FILES_MAX = 5;
export const RESOURCE_ROUTE_LINES_MAX = 15;

const DECLARED_AT = 'packages/contract/src/resources/';
const ROUTES_AT = 'apps/web/src/routes/_app/admin/';
const PAGES_AT = 'apps/web/src/pages/';

/** Measures every declared resource in sources by their paths from the root; tests and styles do not count. Pure. */
export function measureResources(sources: ReadonlyMap<string, string>): ResourceMeasure[] {
  const declared = [...sources].flatMap(([path, source]) => {
    const name = path.startsWith(DECLARED_AT)
      ? /= resource\(\{\s*name: '([a-z_]+)'/.exec(source)?.[1]
      : undefined;
    return name === undefined ? [] : [{ name, path }];
  });
  return declared.map(({ name, path }) => {
    const page = folderOfPage(sources, name);
    const route =
      page &&
      [...sources].find(
        ([file, source]) => file.startsWith(ROUTES_AT) && source.includes(`/pages/${page}/`),
      )?.[0];
    const own = [...sources.keys()].filter(
      (file) =>
        !/\.test\./.test(file) &&
        (file === path ||
          file === route ||
          (page !== undefined && file.startsWith(`${PAGES_AT}${page}/`)) ||
          file.startsWith(`apps/web/src/features/admin/${name}/`)),
    );
    return {
      name,
      files: own,
      lines: own.reduce((sum, file) => sum + linesOf(sources.get(file)), 0),
      routeLines: route === undefined ? null : linesOf(sources.get(route)),
    };
  });
}

/** The folder of the page that shows a resource's rows; however it is called. */
function folderOfPage(sources: ReadonlyMap<string, string>, name: string): string | undefined {
  const procedures = new RegExp(`\\bqueries\\.${name}\\b`);
  const file = [...sources].find(
    ([path, source]) =>
      path.startsWith(PAGES_AT) && procedures.test(source) && source.includes('<ResourcePage'),
  )?.[0];
  return file?.slice(PAGES_AT.length).split('/')[0];
}

/** Resources that have grown beyond the measure. What has an exception in its form may have a file or two more for it. */
export function grownResources(measures: readonly ResourceMeasure[]): string[] {
  return measures.flatMap(({ name, files, routeLines }) => {
    const exceptions = files.filter((file) => file.includes(`/features/admin/${name}/`)).length;
    const count = files.length + SHARED_FILES - exceptions;
    const faults: string[] = [];
    if (count > RESOURCE_FILES_MAX)
      faults.push(
        `the resource ${name} has ${count} files: what it needs belongs in features/admin/resources.`,
      );
    if (exceptions > 2)
      faults.push(`the resource ${name} has ${exceptions} files of exceptions: it wants a page by hand.`);
    if (routeLines === null) faults.push(`no route was found that leads to a page of the resource ${name}.`);
    else if (routeLines > RESOURCE_ROUTE_LINES_MAX)
      faults.push(
        `the route of the resource ${name} has ${routeLines} lines, more than ${RESOURCE_ROUTE_LINES_MAX}.`,
      );
    return faults;
  });
}

/** 'logos 5 files, 89 lines, route 13 lines' */
export function inWords({ name, files, lines, routeLines }: ResourceMeasure): string {
  return `${name} ${files.length + SHARED_FILES} files, ${lines} lines of its own, route ${routeLines ?? 'of no'} lines`;
}

function linesOf(source: string | undefined): number {
  return source === undefined ? 0 : source.trimEnd().split('\n').length;
}
