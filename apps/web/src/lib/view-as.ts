import { VIEW_AS_REASONS, VISIT_REASONS } from '@answerscope/contract';
import type { Fetcher } from './fetcher.ts';
import { RequestError } from './request-error.ts';
import type { SessionState } from './session.ts';

/** What the tabs of a browser tell each other on: it now views as a user, or does not any more. */
const VIEW_CHANGED = 'answerscope:view-changed';

let isLeaving = false;

/**
 * Opens a page anew as whom the browser now is, and so do its other tabs: nothing that was read as one user is left for
 * the other.
 */
export function openInOtherView(path: string): void {
  leave();
  location.assign(path);
}

/** Loads this page anew as whom the browser now is, and so do its other tabs. */
export function reloadInOtherView(): void {
  if (isLeaving) return;
  leave();
  location.reload();
}

function leave(): void {
  isLeaving = true;
  const others = new BroadcastChannel(VIEW_CHANGED);
  others.postMessage(null);
  others.close();
}

/**
 * Whether the server now answers somebody else than the page was made for, or the same one in another way: what the page
 * still shows would be written as theirs.
 */
export function isInOtherView(before: SessionState, after: SessionState): boolean {
  if (!before || !after) return false;
  return before.id !== after.id || onlyLooks(before) !== onlyLooks(after);
}

/** Whether an administrator views as this user. */
export function isViewed(user: SessionState): boolean {
  return user ? user.view_ends_at_ms !== null : false;
}

/** True in a view as a user and in a visit of the demonstration, both read-only. */
export function onlyLooks(user: SessionState): boolean {
  return isViewed(user) || user?.is_visit === true;
}

/** Loads this page anew when another tab has changed whom the browser views as; until the returned function is called. */
export function hearViewChanges(): () => void {
  const others = new BroadcastChannel(VIEW_CHANGED);
  // The tab that changed it hears itself, and is on its way.
  others.onmessage = () => {
    if (!isLeaving) location.reload();
  };
  // Going back may show the page as it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isLeaving) location.reload();
  };
  addEventListener('pageshow', onShow);
  return () => {
    others.close();
    removeEventListener('pageshow', onShow);
  };
}

/** As the fetcher; where the server says that the view has ended, the page is loaded anew as the administrator's. */
export function watchingViewEnd(fetcher: Fetcher, reload = reloadInOtherView): Fetcher {
  return async (input, init) => {
    try {
      return await fetcher(input, init);
    } catch (error) {
      if (error instanceof RequestError && error.details?.reason === VIEW_AS_REASONS.ended) reload();
      throw error;
    }
  };
}

/** True when a view or a visit was the reason of a refusal. Outside of it the same request may succeed. */
export function isRefusedByView(error: unknown): boolean {
  const reason = error instanceof RequestError ? error.details?.reason : null;
  return isReadOnly(reason) || reason === VIEW_AS_REASONS.ended;
}

/** Why something was not written, where who is signed in only looks; else null. */
export function readOnlyInWords(error: unknown): string | null {
  return error instanceof RequestError && isReadOnly(error.details?.reason) ? error.message : null;
}

function isReadOnly(reason: unknown): boolean {
  return reason === VIEW_AS_REASONS.readOnly || reason === VISIT_REASONS.readOnly;
}
