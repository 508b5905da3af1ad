export type SidebarState = 'expanded' | 'collapsed';

const COOKIE = 'sidebar:state';
const SHOWN_COOKIE = 'sidebar:shown';
const MAX_AGE_S = 7 * 24 * 60 * 60;

/** The state that a cookie header names; expanded when it names none. */
export function readSidebarState(cookies: string): SidebarState {
  return cookieIn(cookies, COOKIE) === 'collapsed' ? 'collapsed' : 'expanded';
}

/** The cookie that keeps the state for seven days. */
export function sidebarCookie(state: SidebarState): string {
  return `${COOKIE}=${state}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
}

/**
 * Whether this browser last had a sidebar at all: the setting is the account's, and this stands for it until the account
 * is read, so that a page does not move when it is.
 */
export function wasSidebarShown(cookies: string): boolean {
  return cookieIn(cookies, SHOWN_COOKIE) !== 'no';
}

/** The cookie that keeps whether there was one. */
export function shownCookie(isShown: boolean): string {
  return `${SHOWN_COOKIE}=${isShown ? 'yes' : 'no'}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
}

function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
