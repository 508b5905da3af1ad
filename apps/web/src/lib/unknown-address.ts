import { type AnyRouter, type ParsedLocation, redirect } from '@tanstack/react-router';

/** What the table of routes may lack, with the addresses that are its own: the browser's program begins without it. */
const PARTS = [
  { route: '/admin', paths: /^\/admin(?:[/?#]|$)/i, load: () => import('./back-office-routes.ts') },
  { route: '/start', paths: /^/, load: () => import('./page-routes.ts') },
];

/**
 * Where an address leads that the table of routes does not know, as what is to be thrown: to the same address again once
 * the table has the part that may know it; else home. A part that a newer version of the product has taken away is not
 * asked for again: the document of that version brings its own.
 */
export async function leadOn(
  router: AnyRouter,
  { href, publicHref }: Pick<ParsedLocation, 'href' | 'publicHref'>,
) {
  const missing = PARTS.find(({ route, paths }) => paths.test(href) && !(route in router.routesByPath));
  if (!missing) return redirect({ to: '/', replace: true });
  try {
    await missing.load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    return redirect({ href: publicHref, reloadDocument: true, replace: true });
  }
  router.setRoutes(router.buildRouteTree());
  return redirect({ href, replace: true });
}
