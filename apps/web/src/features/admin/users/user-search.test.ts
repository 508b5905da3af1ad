import { expect, it } from 'vitest';
import {
  filtersOf,
  isFiltered,
  sortOf,
  toUserList,
  toUserSearch,
  userFilePath,
  withoutFilters,
  withSort,
} from './user-search.ts';

it('reads from an address what makes sense, and nothing else', () => {
  const address = {
    search: 'zoë',
    status: 'inactive',
    joined_from: '2026-02-29',
    seen_to: '2026-03-01',
    page: 2,
  };
  expect(toUserSearch({ ...address, role: 'root', order: 'desc' })).toEqual({
    search: 'zoë',
    status: 'inactive',
    seen_to: '2026-03-01',
    page: 2,
  });
});

it('shows the newest first, and keeps the usual order out of the address', () => {
  expect(sortOf({})).toEqual({ by: 'created_at', direction: 'desc' });
  expect(withSort({ search: 'a', page: 3 }, { by: 'created_at', direction: 'desc' })).toEqual({
    search: 'a',
  });
  const oldest = withSort({}, { by: 'created_at', direction: 'asc' });
  expect(oldest).toEqual({ order: 'asc' });
  expect(sortOf(oldest)).toEqual({ by: 'created_at', direction: 'asc' });
  expect(withSort({}, { by: 'email', direction: 'desc' })).toEqual({ sort: 'email' });
});

it('gives the list and the file the same filters', () => {
  const search = { search: 'a & b', plan_id: undefined, sort: 'email', page: 2 } as const;
  expect(toUserList(search)).toEqual({
    search: 'a & b',
    sort: 'email',
    order: 'desc',
    page: 2,
    page_size: 20,
  });
  expect(filtersOf(search)).toEqual({ search: 'a & b' });
  expect(userFilePath(search)).toBe('/api/admin/users/csv?search=a+%26+b');
  expect(isFiltered({ sort: 'email', page: 2 })).toBe(false);
  expect(withoutFilters(search)).toEqual({ sort: 'email' });
});
