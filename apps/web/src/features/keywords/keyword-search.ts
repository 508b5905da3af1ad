import type { SearchIntent } from '@answerscope/contract';

/** What of the list is shown; it stands in the address. */
export interface KeywordSearch {
  search?: string;
  topic?: string;
  search_intent?: SearchIntent;
  is_ai_generated?: boolean;
  page?: number;
}

export const SEARCH_INTENTS: readonly SearchIntent[] = [
  'informational',
  'navigational',
  'commercial',
  'transactional',
];

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
  const page = Number(search.page);
  if (Number.isInteger(page) && page > 1 && page <= 100_000) found.page = page;
  return found;
}

/** True when the list shows less than everything. */
export function isFiltered({ page: _page, ...filters }: KeywordSearch): boolean {
  return Object.keys(filters).length > 0;
}
