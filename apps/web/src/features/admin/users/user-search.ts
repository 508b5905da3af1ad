import { LIMITS, USER_ROLES, USER_SORTS, USER_STATUSES } from '@answerscope/contract';
import { day } from '../../../lib/calendar-day.ts';
import { id, laterPage, oneOf, searchReader, text } from '../../../lib/search-codec.ts';
import type { Sort } from '../../../ui/table-column.ts';

/** Reads from an address which users are shown, and in which order. */
export const toUserSearch = searchReader({
  search: text(LIMITS.user_search_max),
  plan_id: id,
  status: oneOf(USER_STATUSES),
  role: oneOf(USER_ROLES),
  joined_from: day,
  joined_to: day,
  seen_from: day,
  seen_to: day,
  sort: oneOf(USER_SORTS),
  order: oneOf(['asc']),
  page: laterPage,
});

/** Which users are shown; it stands in the address. */
export type UserSearch = ReturnType<typeof toUserSearch>;
export type UserFilters = Omit<UserSearch, 'sort' | 'order' | 'page'>;

const NEWEST_FIRST: Sort = { by: 'created_at', direction: 'desc' };

/** What narrows the list, without its order and page. */
export function filtersOf({ sort: _sort, order: _order, page: _page, ...filters }: UserSearch): UserFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** True when the list shows less than everybody. */
export function isFiltered(search: UserSearch): boolean {
  return Object.keys(filtersOf(search)).length > 0;
}

/** The order that the address asks for. */
export function sortOf({ sort, order }: UserSearch): Sort {
  return sort || order
    ? { by: sort ?? NEWEST_FIRST.by, direction: order ?? NEWEST_FIRST.direction }
    : NEWEST_FIRST;
}

/** The same list in another order, from its first page; the usual order stands in no address. */
export function withSort(search: UserSearch, { by, direction }: Sort): UserSearch {
  const sort = USER_SORTS.find((known) => known === by && known !== NEWEST_FIRST.by);
  return {
    ...filtersOf(search),
    ...(sort && { sort }),
    ...(direction === 'asc' && { order: direction }),
  };
}

/** Everybody, in the order in which they stand. */
export function withoutFilters(search: UserSearch): UserSearch {
  return withSort({}, sortOf(search));
}

/** What the server is asked for a page of the list. */
export function toUserList(search: UserSearch) {
  const { by, direction } = sortOf(search);
  return {
    ...filtersOf(search),
    sort: USER_SORTS.find((known) => known === by) ?? 'created_at',
    order: direction,
    page: search.page ?? 1,
    page_size: LIMITS.page_size,
  };
}

/** Where the users that the list shows, of all its pages, are as a file. */
export function userFilePath(search: UserSearch): string {
  return `/api/admin/users/csv?${new URLSearchParams(filtersOf(search))}`;
}
