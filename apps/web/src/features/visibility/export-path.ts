import type { KeywordListQuery } from '@answerscope/contract';

/** What narrows the list, as it stands in an address. */
export type ListFilters = Omit<KeywordListQuery, 'sort' | 'order' | 'page' | 'page_size'>;

/** Where the results that the list shows are as a file: of the same channel and filters, on all pages. */
export function exportPath(filters: ListFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, `${value}`);
  return `/api/visibility-results/csv?${query}`;
}
