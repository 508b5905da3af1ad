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
    defaultErrorComponent: PageError,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
