import { type AnyRouter, redirect } from '@tanstack/react-router';

/**
 * Where an address leads that the table of routes does not know, as what is to be thrown: to the same address again once
 * the table has the back office, which the browser's program begins without; else home.
 */
export async function leadOn(router: AnyRouter, href: string) {
  if (/^\/admin(?:[/?#]|$)/i.test(href) && !('/admin' in router.routesByPath)) {
    await import('./back-office-routes.ts');
    router.setRoutes(router.buildRouteTree());
    return redirect({ href, replace: true });
  }
  return redirect({ to: '/', replace: true });
}
