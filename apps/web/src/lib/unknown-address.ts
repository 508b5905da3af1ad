import { type AnyRouter, redirect } from '@tanstack/react-router';

/**
 * Where an address leads that the table of routes does not know, as what is to be thrown: to the same address again once
 * the table has the back office, which the browser's program begins without; else home. A part that a newer version of
 * the product has taken away is not asked for again: the document of that version brings its own.
 */
export async function leadOn(router: AnyRouter, href: string) {
  if (/^\/admin(?:[/?#]|$)/i.test(href) && !('/admin' in router.routesByPath)) {
    try {
      await import('./back-office-routes.ts');
    } catch (error) {
      if (!navigator.onLine) throw error;
      return redirect({ href, reloadDocument: true, replace: true });
    }
    router.setRoutes(router.buildRouteTree());
    return redirect({ href, replace: true });
  }
  return redirect({ to: '/', replace: true });
}
