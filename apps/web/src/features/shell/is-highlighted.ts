/** Pages that stand in no sidebar, and the page above them. */
const ABOVE: Readonly<Record<string, string>> = { '/tracker/answers': '/tracker/keywords' };

/** An item is highlighted on its own page and on pages below it; /tracker, above them all, only on its own. */
export function isHighlighted(path: string, route: string): boolean {
  if (path === route || path === `${route}/`) return true;
  if (route === '/tracker') return false;
  return path.startsWith(`${route}/`) || isBelow(path, route);
}

function isBelow(path: string, route: string): boolean {
  return Object.entries(ABOVE).some(([below, above]) => above === route && path.startsWith(`${below}/`));
}
