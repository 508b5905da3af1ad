import type { AnyRouter } from '@tanstack/react-router';
import { type ActionLog, createActionLog } from './action-log.ts';
import { type BrowserLog, createBrowserLog, watchCalls } from './browser-log.ts';
import { createErrorReporter, type ErrorReporter } from './error-reporter.ts';
import { createFetcher, type Fetcher } from './fetcher.ts';
import { createSession, type Session } from './session.ts';
import { createSupport, type Support } from './support.ts';
import { createToasts, type Toasts } from './toasts.ts';
import { watchingViewEnd } from './view-as.ts';

/** What every page may use, light enough for the landing page. Made once per router. */
export interface BrowserServices {
  fetcher: Fetcher;
  session: Session;
  toasts: Toasts;
  support: Support;
  errors: ErrorReporter;
  /** What calls took and what failed, for this browser alone. */
  log: BrowserLog;
  /** What one session in twenty tells of. */
  actions: ActionLog;
  /** How often each page was tried again after it broke; what was tried too often stays so. */
  pageRetries: Map<string, number>;
  /** Whose routes the page is one of. */
  router: () => AnyRouter;
}

export function createBrowserServices(router: () => AnyRouter): BrowserServices {
  // A page behind the sign-in comes with reads that its document has begun.
  const log = createBrowserLog({
    page: () => ({
      url: location.origin + location.pathname,
      user_agent: navigator.userAgent,
      user_id: session.current()?.id ?? null,
    }),
  });
  const fetcher = watchingViewEnd(
    createFetcher(watchCalls((input, init) => (window.earlyFetch ?? fetch)(input, init), log)),
  );
  const session = createSession(fetcher);
  const actions = createActionLog();
  const errors = createErrorReporter({
    fetcher,
    storage: () => localStorage,
    page: () => ({
      origin: location.origin,
      path: location.pathname,
      version: document.documentElement.dataset.version,
      userAgent: navigator.userAgent,
    }),
    onReported: (category) => actions.note('error', category),
  });
  return {
    fetcher,
    session,
    toasts: createToasts(),
    support: createSupport(fetcher),
    errors,
    log,
    actions,
    pageRetries: new Map(),
    router,
  };
}
