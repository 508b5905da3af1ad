import { type AnyRouter, createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './lib/address-search.ts';
import { createBrowserServices } from './lib/browser-services.ts';
import { LANGUAGE_IN_ADDRESS } from './lib/language-in-address.ts';
import { routeTree } from './routeTree.gen.ts';
import { PageError } from './ui/page-error.tsx';

/** A router with its own session and toasts: one per browser tab, one per request on the server. */
export function getRouter() {
  const itself = (): AnyRouter => router;
  const router = createRouter({
    routeTree,
    context: createBrowserServices(itself),
    parseSearch,
    stringifySearch,
    ...(LANGUAGE_IN_ADDRESS && { rewrite: LANGUAGE_IN_ADDRESS }),
    scrollRestoration: true,
    defaultPreload: 'intent',
    // A page is shown as soon as it is there; the spinner never holds it back.
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageError,
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
