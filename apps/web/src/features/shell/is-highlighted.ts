interface Place {
  to: string;
  search?: Readonly<Record<string, string>>;
}

/** Pages that stand in no sidebar, and the page above them. */
const ABOVE: Readonly<Record<string, string>> = {
  '/tracker/answers': '/tracker/keywords',
  '/tracker/left-out': '/tracker/visibility',
  '/admin/runs': '/admin/jobs',
  '/admin/mails': '/admin/jobs',
  '/admin/tracker-config': '/admin/api',
};

/** A page is highlighted on its own address and on those below it; /tracker, above them all, only on its own. */
export function isHighlighted(path: string, route: string): boolean {
  if (path === route || path === `${route}/`) return true;
  if (route === '/tracker') return false;
  return path.startsWith(`${route}/`) || isBelow(path, route);
}

function isBelow(path: string, route: string): boolean {
  return Object.entries(ABOVE).some(
    ([below, above]) => above === route && `${path}/`.startsWith(`${below}/`),
  );
}

/**
 * Of several items of one page, that one is highlighted whose part of it is shown; of a page and one below it that both
 * are items, the one below.
 */
export function isItemHighlighted(
  at: { pathname: string; search: object },
  item: Place,
  items: readonly Place[],
): boolean {
  const shows = ({ search = {} }: Place) =>
    Object.entries(search).every(([name, value]) => Reflect.get(at.search, name) === value);
  const isShownByAnother = () =>
    items.some((other) => other !== item && other.to === item.to && other.search && shows(other));
  const isBelowShown = items.some(({ to }) => to.startsWith(`${item.to}/`) && isHighlighted(at.pathname, to));
  if (isBelowShown) return false;
  return (
    isHighlighted(at.pathname, item.to) && shows(item) && (item.search !== undefined || !isShownByAnother())
  );
}

/** The group that holds the page at this address. */
export function groupAt<Group extends { items: readonly Place[] }>(
  at: { pathname: string; search: object },
  groups: readonly Group[],
): Group | undefined {
  return groups.find(({ items }) => items.some((item) => isItemHighlighted(at, item, items)));
}
