import { type AnyRouter, type ParsedLocation, redirect } from '@tanstack/react-router';

/** Parts of the route tree that load later, with a route of each and the addresses it may serve. */
const PARTS = [
  { route: '/admin', paths: /^\/admin(?:[/?#]|$)/i, load: () => import('./back-office-routes.ts') },
  { route: '/start', paths: /^/, load: () => import('./page-routes.ts') },
];

/**
 * The redirect for an address that matches no route. Loads the part that may serve it and repeats the navigation, else
 * leads home. If a newer version has removed that part, the document is reloaded.
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
