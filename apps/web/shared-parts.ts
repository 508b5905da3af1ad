/** What a build says of a module: who imports it at once, and who once it is needed. */
interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
}

export type ReadModule = (id: string) => ModuleInfo | null;

/** Modules that this share of the tracker's or the back office's pages load are built into one file. */
const MOST = 2 / 5;
/** Modules that at least this share of them load are built into one file per source folder. */
const SOME = 0.15;
const PAGE = /\/apps\/web\/src\/routes\/(.+)\.tsx\?tsr-split=component/;
const ADMIN = '_app/admin/';
const LAYOUT = /(^|\/)(route|__root)$/;
const LANDING = ['__root', '_public/route', '_public/index'];
const FOLDER = /\/apps\/web\/src\/(?:(?:domain|features\/admin|features)\/)?([^/]+)\//;

/**
 * Names the file that a module is built into, by the pages that load it at once: without this, a page loads a hundred
 * files below a kilobyte, and each costs a request. Null where the bundler decides: what few pages load, what only one
 * layout loads, and what the landing page loads, which should load nothing for others.
 *
 * Whatever a module imports is loaded by at least the same pages, so files never import one another in a circle.
 *
 * @param routes the files of the routes, without their ending, from their folder
 */
export function sharedParts(
  routes: readonly string[],
): (id: string, readModule: ReadModule) => string | null {
  const pagesIn = (folder: string) =>
    routes.filter((route) => route.startsWith(folder) && !LAYOUT.test(route));
  const pages = { site: pagesIn('_public/'), app: pagesIn('_app/tracker/'), admin: pagesIn(ADMIN) };
  return (id, readModule) => {
    const by = loadedBy(id, readModule);
    if (by === null || by.size === 1 || LANDING.some((route) => by.has(route))) return null;
    const layouts = [...by].filter((route) => LAYOUT.test(route)).map((route) => route.replace(/route$/, ''));
    const share = (of: readonly string[]) =>
      of.filter((page) => by.has(page) || layouts.some((layout) => page.startsWith(layout))).length /
      of.length;
    if (share(pages.site) > 0) return share(pages.app) >= MOST ? 'site' : null;
    const [app, admin] = [share(pages.app), share(pages.admin)];
    const isOfBoth = app > 0 && admin > 0;
    const isOfAdmin = [...by].every((route) => route.startsWith(ADMIN));
    if (app === 0 && !isOfAdmin) return null;
    const most = Math.max(app, admin);
    if (most >= MOST) return isOfBoth ? 'frame' : app > 0 ? 'app' : 'admin';
    if (most < SOME) return null;
    const folder = FOLDER.exec(id)?.[1] ?? 'icons';
    return isOfBoth ? `both-${folder}` : folder;
  };
}

/** The routes whose pages load a module at once; null when the first script of every page does. */
function loadedBy(id: string, readModule: ReadModule): Set<string> | null {
  const seen = new Set([id]);
  const routes = new Set<string>();
  for (const at of seen) {
    const route = PAGE.exec(at)?.[1];
    if (route !== undefined) routes.add(route);
    const info = readModule(at);
    if (info?.isEntry) return null;
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return routes;
}
