import {
  KEYWORD_SORTS,
  KEYWORD_STATUSES,
  type KeywordSort,
  type KeywordStatus,
  LIMITS,
  type SearchIntent,
} from '@answerscope/contract';
import { GROUP_PARAMETERS } from '../../domain/keyword-group/group-search.ts';
import { STATE_WORDS } from '../../domain/verdict/state-words.ts';
import { laterPage, oneOf, searchReader, text, yesOrNo } from '../../lib/search-codec.ts';
import type { Sort } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

/** What of the list is shown; it stands in the address. */
export interface KeywordSearch {
  search?: string;
  topic?: string;
  /** The id of one. */
  tag?: string;
  search_intent?: SearchIntent;
  is_ai_generated?: boolean;
  status?: KeywordStatus;
  sort?: KeywordSort;
  order?: Sort['direction'];
  page?: number;
}

export const STATUSES: readonly { status: KeywordStatus; label: string }[] = [
  { status: 'mentioned', label: messages.mentioned },
  { status: 'not_mentioned', label: STATE_WORDS.not_mentioned },
  { status: 'no_companies', label: STATE_WORDS.no_companies },
  { status: 'refused', label: STATE_WORDS.refused },
  { status: 'failed', label: messages.checkFailed },
  { status: 'unchecked', label: messages.notChecked },
];

/** The order in which the list stands when nobody asked for another one. */
const NEWEST_FIRST: Sort = { by: 'created_at', direction: 'desc' };

const readSearch = searchReader({
  search: text(LIMITS.keyword_text_max),
  ...GROUP_PARAMETERS,
  is_ai_generated: yesOrNo,
  status: oneOf(KEYWORD_STATUSES),
  sort: oneOf(KEYWORD_SORTS),
  order: oneOf(['asc']),
  page: laterPage,
});

/** Reads the list's filters from an address; an order says nothing without what is ordered by. */
export function toKeywordSearch(address: Record<string, unknown>): KeywordSearch {
  const { order, ...found } = readSearch(address);
  return found.sort && order ? { ...found, order } : found;
}

/** True when the list shows less than everything. */
export function isFiltered(search: KeywordSearch): boolean {
  return Object.keys(filtersOf(search)).length > 0;
}

/** What narrows the list, without its order and page. */
export function filtersOf({
  page: _page,
  sort: _sort,
  order: _order,
  ...filters
}: KeywordSearch): Omit<KeywordSearch, 'page' | 'sort' | 'order'> {
  return filters;
}

/** Where the keywords that the list shows are as a file, on all pages. */
export function keywordsFile(filters: Omit<KeywordSearch, 'page' | 'sort' | 'order'>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, `${value}`);
  return `/api/keyword-list/csv?${query}`;
}

/** Everything, in the order in which it stands. */
export function withoutFilters(search: KeywordSearch): KeywordSearch {
  return withSort({}, sortOf(search));
}

/** The order that the address asks for. */
export function sortOf({ sort, order }: KeywordSearch): Sort {
  return sort ? { by: sort, direction: order ?? 'desc' } : NEWEST_FIRST;
}

/** The address of the same list in another order, from its first page; the usual order stands in no address. */
export function withSort(search: KeywordSearch, { by, direction }: Sort): KeywordSearch {
  const filters = filtersOf(search);
  const sort = KEYWORD_SORTS.find((known) => known === by);
  if (!sort || (by === NEWEST_FIRST.by && direction === NEWEST_FIRST.direction)) return filters;
  return { ...filters, sort, ...(direction === 'asc' ? { order: direction } : {}) };
}
