import { useState } from 'react';
import { keepOpenedGroups, openGroups, readOpenedGroups } from './opened-groups.ts';

const storage = () => localStorage;

interface OpenGroups {
  open: ReadonlySet<string>;
  toggle: (name: string) => void;
}

/**
 * The open groups of the sidebar.
 * @param shown the group of the shown page. Folded by hand, it stays folded on that page only.
 */
export function useOpenGroups(shown: string | undefined, pathname: string): OpenGroups {
  const [opened, setOpened] = useState(() => readOpenedGroups(storage));
  const [foldedOn, setFoldedOn] = useState<string | null>(null);
  if (foldedOn !== null && foldedOn !== pathname) setFoldedOn(null);
  const open = openGroups(opened, shown, foldedOn === pathname);

  const toggle = (name: string) => {
    const next = new Set(opened);
    if (open.has(name)) next.delete(name);
    else if (name !== shown) next.add(name);
    if (name === shown) setFoldedOn(open.has(name) ? pathname : null);
    keepOpenedGroups(next, storage);
    setOpened(next);
  };
  return { open, toggle };
}
