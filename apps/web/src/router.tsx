import { createRouter } from '@tanstack/react-router';
import { createBrowserServices } from './lib/browser-services.ts';
import { routeTree } from './routeTree.gen.ts';
import { PageError } from './ui/page-error.tsx';

/** A router with its own session and toasts: one per browser tab, one per request on the server. */
export function getRouter() {
  return createRouter({
    routeTree,
    context: createBrowserServices(),
    scrollRestoration: true,
    defaultPreload: 'intent',
    // A page is shown as soon as it is there; the spinner never holds it back.
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageError,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
