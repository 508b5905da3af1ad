import type { AnyRouter } from '@tanstack/react-router';
import { createErrorReporter, type ErrorReporter } from './error-reporter.ts';
import { createFetcher, type Fetcher } from './fetcher.ts';
import { createSession, type Session } from './session.ts';
import { createToasts, type Toasts } from './toasts.ts';

/** What every page may use, light enough for the landing page. Made once per router. */
export interface BrowserServices {
  fetcher: Fetcher;
  session: Session;
  toasts: Toasts;
  errors: ErrorReporter;
  /** How often each page was tried again after it broke; what was tried too often stays so. */
  pageRetries: Map<string, number>;
  /** Whose routes the page is one of. */
  router: () => AnyRouter;
}

export function createBrowserServices(router: () => AnyRouter): BrowserServices {
  // A page behind the sign-in comes with reads that its document has begun.
  const fetcher = createFetcher((input, init) => (window.earlyFetch ?? fetch)(input, init));
  const errors = createErrorReporter({
    fetcher,
    storage: () => localStorage,
    page: () => ({
      origin: location.origin,
      path: location.pathname,
      userAgent: navigator.userAgent,
    }),
  });
  return {
    fetcher,
    session: createSession(fetcher),
    toasts: createToasts(),
    errors,
    pageRetries: new Map(),
    router,
  };
}
