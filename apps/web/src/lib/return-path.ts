const SIGN_IN = /^\/(?:login|registration)\/*$/i;

/** The page that was wanted before somebody had to sign in or up, as an address names it. */
export function readFrom({ from }: Record<string, unknown>): { from?: string } {
  const path = toReturnPath(from);
  return path === undefined ? {} : { from: path };
}

/**
 * The page to go back to after signing in: a path of this site, else undefined.
 * Anything that a browser could read as another site (`//host`, `/\host`, `/.//host`, `https:`) is refused.
 */
export function toReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined;
  const base = 'http://same-origin.invalid';
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  if (url.origin !== base || url.pathname.startsWith('//') || SIGN_IN.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
