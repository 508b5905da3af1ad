import { ERROR_CATEGORIES, ERROR_GROUP_STATES, LIMITS } from '@answerscope/contract';
import { laterPage, oneOf, searchReader, text } from '../../../lib/search-codec.ts';

/** Reads from an address which errors are shown. */
export const toErrorSearch = searchReader({
  state: oneOf(ERROR_GROUP_STATES),
  category: oneOf(ERROR_CATEGORIES),
  search: text(LIMITS.user_search_max),
  page: laterPage,
});

/** Which errors are shown; it stands in the address. */
export type ErrorSearch = ReturnType<typeof toErrorSearch>;

/** True when the list of a state is narrowed. */
export function isFiltered({ search, category }: ErrorSearch): boolean {
  return search !== undefined || category !== undefined;
}
