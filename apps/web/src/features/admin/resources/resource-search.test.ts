import { LIMITS, logos, planResource } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { filePath, isMovable, pageSizeOf, toListCall, toResourceSearch } from './resource-search.ts';

it('shows as many rows as there may be where they can be moved, so that one is moved past any other', () => {
  expect(isMovable(logos, {})).toBe(true);
  expect(toListCall(logos, {})).toEqual({ page: 1, page_size: LIMITS.page_size_max });
  for (const search of [
    { search: 'a' },
    { sort: 'name' },
    { state: 'trashed' },
    { is_active: true },
  ] as const) {
    expect(isMovable(logos, search)).toBe(false);
    expect(pageSizeOf(logos, search)).toBe(LIMITS.page_size);
  }
  expect(pageSizeOf(planResource, {})).toBe(LIMITS.page_size);
});

it('saves as a file what the list shows, whatever its page and the row that is open', () => {
  const search = toResourceSearch(logos, { search: 'a & b', page: '3', is_active: true, sort: 'nonsense' });
  expect(search).toEqual({ search: 'a & b', page: 3, is_active: true });
  expect(filePath(logos, search)).toBe('/api/admin/logos/csv?search=a+%26+b&is_active=true');
});
