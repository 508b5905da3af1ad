import { expect, it } from 'vitest';
import type { KeywordSearch } from './keyword-search.ts';
import { keepOwnResults, withoutOwnResults } from './without-own-results.ts';

const ADDRESS: KeywordSearch = {
  search: 'tea',
  topic: 'Shop',
  status: 'failed',
  sort: 'last_checked_at',
  order: 'asc',
  page: 3,
};

it('lists neither by the status nor in the order of the own checks', () => {
  expect(withoutOwnResults(ADDRESS)).toEqual({ search: 'tea', topic: 'Shop', page: 3 });
  expect(withoutOwnResults({ sort: 'keyword', order: 'asc' })).toEqual({ sort: 'keyword', order: 'asc' });
  expect(withoutOwnResults({})).toEqual({});
});

it('keeps in the address what holds again for the own company', () => {
  const shown = withoutOwnResults(ADDRESS);
  expect(keepOwnResults(ADDRESS, shown)).toEqual(ADDRESS);
  expect(keepOwnResults(ADDRESS, {})).toEqual({ status: 'failed', sort: 'last_checked_at', order: 'asc' });
  expect(keepOwnResults({ status: 'failed', sort: 'keyword', order: 'asc' }, {})).toEqual({
    status: 'failed',
  });
});

it('goes by another order once it was chosen, in its own direction', () => {
  expect(keepOwnResults(ADDRESS, { topic: 'Shop', sort: 'keyword' })).toEqual({
    topic: 'Shop',
    status: 'failed',
    sort: 'keyword',
  });
});
