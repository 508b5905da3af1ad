import { expect, it } from 'vitest';
import { isSameStep } from '../../lib/typed-text.ts';
import { isFiltered, type KeywordSearch, sortOf, toKeywordSearch, withSort } from './keyword-search.ts';

it('reads the filters of the list from the address', () => {
  const address = {
    search: 'coffee',
    topic: 'Shop',
    search_intent: 'commercial',
    is_ai_generated: false,
    status: 'failed',
    sort: 'keyword',
    order: 'asc',
    page: 3,
  };
  expect(toKeywordSearch(address)).toEqual(address);
});

it('searches for a number as for any other text', () => {
  expect(toKeywordSearch({ search: 2026 })).toEqual({ search: '2026' });
});

it('drops what is no filter', () => {
  expect(
    toKeywordSearch({
      search: '',
      search_intent: 'x',
      is_ai_generated: 'yes',
      status: 'good',
      sort: 'user_id',
      order: 'asc',
      page: -1,
    }),
  ).toEqual({});
});

it('calls neither a later page nor another order a filter', () => {
  expect(isFiltered({ page: 2, sort: 'keyword', order: 'asc' })).toBe(false);
  expect(isFiltered({ topic: 'Shop', page: 2 })).toBe(true);
});

it('stands newest first unless the address asks for another order, which starts on the first page', () => {
  expect(sortOf({})).toEqual({ by: 'created_at', direction: 'desc' });
  expect(sortOf({ sort: 'topic' })).toEqual({ by: 'topic', direction: 'desc' });
  const search = { topic: 'Shop', page: 3 };
  const byKeyword = withSort(search, { by: 'keyword', direction: 'asc' });
  expect(byKeyword).toEqual({ topic: 'Shop', sort: 'keyword', order: 'asc' });
  expect(withSort(byKeyword, { by: 'created_at', direction: 'desc' })).toEqual({ topic: 'Shop' });
});

it('makes each choice a step of the history, and all that is typed at once a single one', () => {
  expect(isSameStep({ search: 'ru' }, { search: 'run' })).toBe(true);
  expect(isSameStep({}, { search: 'r' })).toBe(false);
  expect(isSameStep({ search: 'run' }, {})).toBe(false);
  expect(isSameStep({ search: 'run' }, { search: 'run', status: 'failed' })).toBe(false);
  expect(isSameStep<KeywordSearch>({}, { sort: 'keyword', order: 'asc' })).toBe(false);
});
