/** An item is highlighted on its own page and on pages below it; /tracker, above them all, only on its own. */
export function isHighlighted(path: string, route: string): boolean {
  if (path === route || path === `${route}/`) return true;
  return route !== '/tracker' && path.startsWith(`${route}/`);
}
