import { LIMITS } from '@answerscope/contract';
import { id, laterPage, oneOf, searchReader, text, yesOrNo } from '../../../lib/search-codec.ts';
import type { Sort } from '../../../ui/table-column.ts';
import type { ListCall, PageResource } from './resource-types.ts';
import { ownerFieldOf } from './resource-values.ts';

const readSearch = searchReader({
  search: text(LIMITS.user_search_max),
  state: oneOf(['trashed']),
  is_active: yesOrNo,
  /** Whose rows are shown, where each belongs to a row of another resource. */
  of: id,
  sort: text(40),
  direction: oneOf(['asc', 'desc']),
  page: laterPage,
  /** The row whose form is open. */
  row: id,
});

/** In the address, in the place of a row's id: the form of a new one. */
export const NEW_ROW = 'new';

/** Which rows are shown, and which of them is open; it stands in the address. */
export type ResourceSearch = ReturnType<typeof readSearch>;

/** Reads an address; an order that the resource does not have, and a filter, are dropped. */
export function toResourceSearch(resource: PageResource, address: Record<string, unknown>): ResourceSearch {
  const { sort, is_active, of, ...search } = readSearch(address);
  return {
    ...search,
    ...(sort !== undefined && resource.sorts.includes(sort) && { sort }),
    ...(is_active !== undefined && 'is_active' in resource.filters && { is_active }),
    ...(of !== undefined && ownerFieldOf(resource) !== null && { of }),
  };
}

/** What the server is asked for. */
export function toListCall(resource: PageResource, search: ResourceSearch): ListCall {
  return { ...narrowed(resource, search), page: search.page ?? 1, page_size: pageSizeOf(resource, search) };
}

/** Rows on a page: as many as there may be where they can be moved, so that one is moved past any other. */
export function pageSizeOf(resource: PageResource, search: ResourceSearch): number {
  return isMovable(resource, search) ? LIMITS.page_size_max : LIMITS.page_size;
}

/** Where the rows that the list shows, of all its pages, are as a file. */
export function filePath(resource: PageResource, search: ResourceSearch): string {
  const said = Object.entries(narrowed(resource, search)).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  return `/api/admin/${resource.name}/csv?${new URLSearchParams(said)}`;
}

/** Which rows, in which order, by the names of the server. */
function narrowed(resource: PageResource, { row: _row, page: _page, of, ...search }: ResourceSearch) {
  const owner = ownerFieldOf(resource);
  return { ...search, ...(of !== undefined && owner && { [owner.name]: of }) };
}

/** True when the list shows less than all that is not in the trash. */
export function isFiltered({ search, is_active, of }: ResourceSearch): boolean {
  return search !== undefined || is_active !== undefined || of !== undefined;
}

/** The order in which the rows stand. */
export function sortOf(resource: PageResource, { sort, direction }: ResourceSearch): Sort {
  const by = sort ?? resource.defaultSort;
  return { by, direction: direction ?? (by === 'updated_at' ? 'desc' : 'asc') };
}

/** True when the rows stand in the order that administrators chose, all that belong together: then they can be moved. */
export function isMovable(resource: PageResource, search: ResourceSearch): boolean {
  return (
    resource.isOrdered &&
    !isFiltered({ ...search, of: undefined }) &&
    search.state === undefined &&
    (search.sort ?? resource.defaultSort) === 'sort_order' &&
    search.direction !== 'desc'
  );
}
