import { expect, it } from 'vitest';
import { isFiltered, toKeywordSearch } from './keyword-search.ts';

it('reads the filters of the list from the address', () => {
  const address = {
    search: 'coffee',
    topic: 'Shop',
    search_intent: 'commercial',
    is_ai_generated: false,
    page: 3,
  };
  expect(toKeywordSearch(address)).toEqual(address);
});

it('searches for a number as for any other text', () => {
  expect(toKeywordSearch({ search: 2026 })).toEqual({ search: '2026' });
});

it('drops what is no filter', () => {
  expect(
    toKeywordSearch({ search: '', search_intent: 'x', is_ai_generated: 'yes', page: -1, other: 1 }),
  ).toEqual({});
});

it('does not call a later page a filter', () => {
  expect(isFiltered({ page: 2 })).toBe(false);
  expect(isFiltered({ topic: 'Shop', page: 2 })).toBe(true);
});
