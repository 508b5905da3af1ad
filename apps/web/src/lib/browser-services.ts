import { withEarlyReads } from './early-reads.ts';
import { createFetcher, type Fetcher } from './fetcher.ts';
import { createSession, type Session } from './session.ts';
import { createToasts, type Toasts } from './toasts.ts';

/** What every page may use, light enough for the landing page. Made once per router. */
export interface BrowserServices {
  fetcher: Fetcher;
  session: Session;
  toasts: Toasts;
}

export function createBrowserServices(): BrowserServices {
  const send: typeof fetch = (input, init) => fetch(input, init);
  const fetcher = createFetcher(typeof window === 'undefined' ? send : withDocumentReads(send));
  return { fetcher, session: createSession(fetcher), toasts: createToasts() };
}

function withDocumentReads(send: typeof fetch): typeof fetch {
  const answers = window.earlyReads ?? {};
  return withEarlyReads(send, { answers, origin: location.origin, nowMs: () => performance.now() });
}
