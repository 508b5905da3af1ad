import {
  type KeywordGroup,
  LIMITS,
  REPORT_KEYWORD_FILTERS,
  REPORT_KEYWORD_SORTS,
  type ReportKeywordFilter,
  type ReportKeywordSort,
} from '@answerscope/contract';
import { GROUP_PARAMETERS } from '../../domain/keyword-group/group-search.ts';
import { STATE_WORDS } from '../../domain/verdict/state-words.ts';
import { laterPage, oneOf, searchReader, text } from '../../lib/search-codec.ts';
import type { Sort } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

/** Which keywords of a report are shown, in which order; it stands in the address. */
export interface ReportSearch extends KeywordGroup {
  show?: ReportKeywordFilter;
  /** Text in the keyword. */
  search?: string;
  sort?: ReportKeywordSort;
  order?: Sort['direction'];
  page?: number;
}

/** Where on the page the keywords of a report stand. */
export const REPORT_KEYWORDS_ID = 'keywords';

export const SHOWN_KEYWORDS: readonly { show: ReportKeywordFilter; label: string }[] = [
  { show: 'improved', label: messages.newlyMentioned },
  { show: 'declined', label: messages.noLongerMentioned },
  { show: 'mentioned', label: messages.mentioned },
  { show: 'not_mentioned', label: STATE_WORDS.not_mentioned },
  { show: 'no_companies', label: STATE_WORDS.no_companies },
  { show: 'refused', label: STATE_WORDS.refused },
  { show: 'failed', label: messages.failed },
  { show: 'branded', label: messages.branded },
];

/** Reads what is shown from an address; anything else in it is dropped. */
export const toReportSearch: (address: Record<string, unknown>) => ReportSearch = searchReader({
  show: oneOf(REPORT_KEYWORD_FILTERS),
  search: text(LIMITS.keyword_text_max),
  ...GROUP_PARAMETERS,
  sort: oneOf(REPORT_KEYWORD_SORTS),
  order: oneOf(['desc']),
  page: laterPage,
});

/** The order that the address asks for; by keyword unless it asks for another one. */
export function sortOf({ sort = 'keyword', order = 'asc' }: ReportSearch): Sort {
  return { by: sort, direction: order };
}

/** What chooses keywords; their order and page do not. */
type ReportFilter = Omit<ReportSearch, 'sort' | 'order' | 'page'>;

function filtersOf({ sort: _sort, order: _order, page: _page, ...filters }: ReportSearch): ReportFilter {
  return filters;
}

/** True when the table shows less than all keywords of the report. */
export const isFiltered = (search: ReportSearch): boolean =>
  Object.values(filtersOf(search)).some((value) => value !== undefined);

/** The address of the same keywords in another order, from their first page; the usual order stands in no address. */
export function withSort(search: ReportSearch, { by, direction }: Sort): ReportSearch {
  const sort = REPORT_KEYWORD_SORTS.find((one) => one === by && one !== 'keyword');
  return {
    ...filtersOf(search),
    ...(sort ? { sort } : {}),
    ...(direction === 'desc' ? { order: direction } : {}),
  };
}

/** The address of other keywords in the same order, from their first page; blank text searches for nothing. */
export function withFilters(search: ReportSearch, part: ReportFilter): ReportSearch {
  const text = part.search?.trim();
  const changed = 'search' in part ? { ...part, search: text || undefined } : part;
  return withSort({ ...filtersOf(search), ...changed }, sortOf(search));
}

/** The address of all keywords in the same order. */
export const withoutFilters = (search: ReportSearch): ReportSearch => withSort({}, sortOf(search));
