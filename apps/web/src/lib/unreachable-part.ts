/** Marks what stands in place of a part whose program could not be loaded. */
export const UNREACHABLE_PART = 'data-unreachable-part';

/** The router's own word that it has loaded the page anew for a part that failed, kept for the tab. */
const RELOADED = 'tanstack_router_reload:';

/** True where a part of the program could not be loaded: no connection, or a newer version was installed. */
export function isUnreachablePart(error: unknown): boolean {
  return /dynamically imported module|module script failed|preload CSS/i.test(messageOf(error));
}

/** Takes a failed part for one for which the page was loaded anew; false where it already was, or cannot be noted. */
export function noteReload(error: unknown, storage: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const name = reloadName(error);
  try {
    if (storage().getItem(name)) return false;
    storage().setItem(name, '1');
    return true;
  } catch {
    // A browser that keeps nothing would load the page anew for ever.
    return false;
  }
}

/** Under which the tab keeps that the page was loaded anew for a failed part; the router knows it by the same name. */
export function reloadName(error: unknown): string {
  return `${RELOADED}${messageOf(error)}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
