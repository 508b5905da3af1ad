import type { KeywordSort, KeywordStatus, SearchIntent } from '@answerscope/contract';
import { STATE_WORDS } from '../../lib/state-words.ts';
import { isTypedOn } from '../../lib/typed-text.ts';
import type { Sort } from '../../ui/data-table.tsx';

/** What of the list is shown; it stands in the address. */
export interface KeywordSearch {
  search?: string;
  topic?: string;
  search_intent?: SearchIntent;
  is_ai_generated?: boolean;
  status?: KeywordStatus;
  sort?: KeywordSort;
  order?: Sort['direction'];
  page?: number;
}

export const SEARCH_INTENTS: readonly SearchIntent[] = [
  'informational',
  'navigational',
  'commercial',
  'transactional',
];

export const STATUSES: readonly { status: KeywordStatus; label: string }[] = [
  { status: 'mentioned', label: 'Mentioned' },
  { status: 'not_mentioned', label: STATE_WORDS.not_mentioned },
  { status: 'no_companies', label: STATE_WORDS.no_companies },
  { status: 'refused', label: STATE_WORDS.refused },
  { status: 'failed', label: 'Check failed' },
  { status: 'unchecked', label: 'Not checked' },
];

const SORTS: readonly KeywordSort[] = ['created_at', 'keyword', 'topic', 'last_checked_at'];

/** The order in which the list stands when nobody asked for another one. */
const NEWEST_FIRST: Sort = { by: 'created_at', direction: 'desc' };

/** Reads the list's filters from an address; what is no filter is dropped. */
export function toKeywordSearch(search: Record<string, unknown>): KeywordSearch {
  const found: KeywordSearch = {};
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, 200) : '';
  if (text(search.search)) found.search = text(search.search);
  if (text(search.topic)) found.topic = text(search.topic);
  const intent = SEARCH_INTENTS.find((known) => known === search.search_intent);
  if (intent) found.search_intent = intent;
  if (typeof search.is_ai_generated === 'boolean') found.is_ai_generated = search.is_ai_generated;
  const named = STATUSES.find(({ status }) => status === search.status);
  if (named) found.status = named.status;
  const sort = SORTS.find((known) => known === search.sort);
  if (sort) found.sort = sort;
  if (sort && search.order === 'asc') found.order = 'asc';
  const page = Number(search.page);
  if (Number.isInteger(page) && page > 1 && page <= 100_000) found.page = page;
  return found;
}

/** True for a change that is no step of its own to go back to: more of a search was typed. */
export function isSameStep(before: KeywordSearch, after: KeywordSearch): boolean {
  return before.search !== after.search && isTypedOn(before.search, after.search);
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
  const sort = SORTS.find((known) => known === by);
  if (!sort || (by === NEWEST_FIRST.by && direction === NEWEST_FIRST.direction)) return filters;
  return { ...filters, sort, ...(direction === 'asc' ? { order: direction } : {}) };
}
