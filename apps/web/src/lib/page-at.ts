import type { AnyRouter } from '@tanstack/react-router';

/** An address of the router's table. */
export interface PageAddress {
  /** `/blog/$slug` */
  route: string;
  params: Readonly<Record<string, string>>;
  /** The same for every spelling of the address. All that a wildcard covers is one address. */
  path: string;
}

/** Finds a path in the table of routes; null where only the wildcard of unknown addresses covers it. */
export function pageAt(router: AnyRouter, path: string): PageAddress | null {
  const [, params, found] = router.getMatchedRoutes(path);
  if (found === undefined || found.id === '/$' || '**' in params) return null;
  const fullPath: string = found.fullPath;
  const route = fullPath.length > 1 ? fullPath.replace(/\/$/, '') : fullPath;
  return {
    route,
    params,
    path: route.replace(/\$(\w*)/g, (_, name: string) =>
      name === '' ? '*' : encodeURIComponent(params[name] ?? ''),
    ),
  };
}
