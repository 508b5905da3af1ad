export type SidebarState = 'expanded' | 'collapsed';

const COOKIE = 'sidebar:state';
const MAX_AGE_S = 7 * 24 * 60 * 60;

/** The state that a cookie header names; expanded when it names none. */
export function readSidebarState(cookies: string): SidebarState {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return found?.slice(COOKIE.length + 1) === 'collapsed' ? 'collapsed' : 'expanded';
}

/** The cookie that keeps the state for seven days. */
export function sidebarCookie(state: SidebarState): string {
  return `${COOKIE}=${state}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
}
