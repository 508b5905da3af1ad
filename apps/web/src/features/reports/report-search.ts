import {
  LIMITS,
  REPORT_KEYWORD_FILTERS,
  REPORT_KEYWORD_SORTS,
  type ReportKeywordFilter,
  type ReportKeywordSort,
} from '@answerscope/contract';
import { STATE_WORDS } from '../../domain/verdict/state-words.ts';
import { laterPage, oneOf, searchReader, text } from '../../lib/search-codec.ts';
import type { Sort } from '../../ui/data-table.tsx';

/** Which keywords of a report are shown, in which order; it stands in the address. */
export interface ReportSearch {
  show?: ReportKeywordFilter;
  /** Text in the keyword. */
  search?: string;
  sort?: ReportKeywordSort;
  order?: Sort['direction'];
  page?: number;
}

/** Where on the page the keywords of a report stand. */
export const REPORT_KEYWORDS_ID = 'keywords';

/** With `none`: how keywords of the kind are called where the label does not fit before the noun. */
export const SHOWN_KEYWORDS: readonly { show: ReportKeywordFilter; label: string; none?: string }[] = [
  { show: 'improved', label: 'Newly named' },
  { show: 'declined', label: 'No longer named', none: 'keywords that are no longer named' },
  { show: 'mentioned', label: 'Mentioned' },
  { show: 'not_mentioned', label: STATE_WORDS.not_mentioned },
  { show: 'no_companies', label: STATE_WORDS.no_companies },
  { show: 'refused', label: STATE_WORDS.refused },
  { show: 'failed', label: 'Failed' },
  { show: 'branded', label: 'Branded' },
];

/** Reads what is shown from an address; anything else in it is dropped. */
export const toReportSearch: (address: Record<string, unknown>) => ReportSearch = searchReader({
  show: oneOf(REPORT_KEYWORD_FILTERS),
  search: text(LIMITS.keyword_text_max),
  sort: oneOf(REPORT_KEYWORD_SORTS),
  order: oneOf(['desc']),
  page: laterPage,
});

/** The order that the address asks for; by keyword unless it asks for another one. */
export function sortOf({ sort = 'keyword', order = 'asc' }: ReportSearch): Sort {
  return { by: sort, direction: order };
}

/** The address of the same keywords in another order, from their first page; the usual order stands in no address. */
export function withSort({ show, search }: ReportSearch, { by, direction }: Sort): ReportSearch {
  const sort = REPORT_KEYWORD_SORTS.find((one) => one === by && one !== 'keyword');
  return {
    ...(show ? { show } : {}),
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    ...(direction === 'desc' ? { order: direction } : {}),
  };
}

/** The address of other keywords in the same order, from their first page. */
export function withShow(
  { search, ...before }: ReportSearch,
  show: ReportKeywordFilter | undefined,
): ReportSearch {
  return withSort({ ...(show ? { show } : {}), ...(search ? { search } : {}) }, sortOf(before));
}

/** The address of the keywords with this text in them, from their first page. */
export function withText({ show, ...before }: ReportSearch, text: string): ReportSearch {
  const search = text.trim();
  return withSort({ ...(show ? { show } : {}), ...(search ? { search } : {}) }, sortOf(before));
}
