const KEY = 'answerscope:opened-groups';

/** The groups of the sidebar that somebody opened in this browser. */
export function readOpenedGroups(storage: () => Storage): ReadonlySet<string> {
  try {
    return new Set(storage().getItem(KEY)?.split(' ').filter(Boolean));
  } catch {
    return new Set();
  }
}

export function keepOpenedGroups(names: ReadonlySet<string>, storage: () => Storage): void {
  try {
    storage().setItem(KEY, [...names].join(' '));
  } catch {
    // A browser without storage forgets them with the page.
  }
}

/** Opened groups and the shown page's own, unless it was folded there. */
export function openGroups(
  opened: ReadonlySet<string>,
  shown: string | undefined,
  isShownFolded: boolean,
): ReadonlySet<string> {
  if (shown === undefined) return opened;
  const open = new Set(opened).add(shown);
  if (isShownFolded) open.delete(shown);
  return open;
}
