import { useEffect } from 'react';
import { laterPage } from '../../lib/search-codec.ts';
import { isSameStep, toVisibilitySearch, type VisibilitySearch } from './visibility-search.ts';

interface TrackerAddress<List> {
  /** Whatever stands in the address. */
  address: Record<string, unknown>;
  /** What the address says of the list of keywords, and whether two such are one step for going back. */
  toList: (address: Record<string, unknown>) => List;
  isSameListStep: (before: List, after: List) => boolean;
  go: (search: List & VisibilitySearch, replace: boolean) => void;
}

/** What is shown and what the list is narrowed to, as the address says, and the steps to others. */
export function useTrackerAddress<List extends { page?: number | undefined }>(input: TrackerAddress<List>) {
  const { address, toList, isSameListStep, go } = input;
  const shown = toVisibilitySearch(address);
  const list = toList(address);

  const change = (part: VisibilitySearch) => go({ ...list, ...shown, ...part }, isSameStep(shown, part));
  const isFalse = address.channel !== undefined && shown.channel === undefined;
  useEffect(() => {
    // The address says which assistant is shown, so it keeps no name of another.
    if (isFalse) change({});
  });
  return {
    shown,
    filters: list,
    page: list.page ?? 1,
    /** Another assistant, company or part of the page. */
    change,
    /** Narrows or sorts the list. */
    narrow: (next: List) => go({ ...next, ...shown }, isSameListStep(list, next)),
    showPage: (page: number, replace: boolean) => go({ ...list, ...shown, page: laterPage(page) }, replace),
  };
}
