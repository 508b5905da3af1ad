import { useCallback, useState } from 'react';

/** Rows chosen by id; they stay chosen while other pages are shown. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Chooses all of them, or none of them. */
  set(ids: readonly string[], isSelected: boolean): void;
  clear(): void;
}

/** A choice of rows that outlives paging, sorting and filtering; gone with the page. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set<string>());
  const set = useCallback((changed: readonly string[], isSelected: boolean) => {
    setIds((before) => withChanged(before, changed, isSelected));
  }, []);
  const clear = useCallback(() => setIds(new Set<string>()), []);
  return { ids, set, clear };
}

/** The choice with these ids in it or out of it. */
export function withChanged(
  before: ReadonlySet<string>,
  changed: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const after = new Set(before);
  for (const id of changed) {
    if (isSelected) after.add(id);
    else after.delete(id);
  }
  return after;
}

/** Whether all, some or none of a page's rows are chosen; an empty page has none. */
export function selectedShare(
  selected: ReadonlySet<string>,
  page: readonly string[],
): 'all' | 'some' | 'none' {
  const count = page.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}
