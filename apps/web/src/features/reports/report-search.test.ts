import { expect, it } from 'vitest';
import {
  isFiltered,
  sortOf,
  toReportSearch,
  withFilters,
  withoutFilters,
  withSort,
} from './report-search.ts';

it('reads which keywords of a report are shown, and drops anything else', () => {
  expect(toReportSearch({ show: 'declined', page: 2 })).toEqual({ show: 'declined', page: 2 });
  expect(toReportSearch({ sort: 'rate', order: 'desc' })).toEqual({ sort: 'rate', order: 'desc' });
  expect(toReportSearch({ show: 'all', page: 1.5, other: 1, sort: 'secret', order: 'asc' })).toEqual({});
});

it('stands by keyword unless the address asks for another order, which starts on the first page', () => {
  expect(sortOf({})).toEqual({ by: 'keyword', direction: 'asc' });
  const byRate = withSort({ show: 'mentioned', page: 3 }, { by: 'rate', direction: 'desc' });
  expect(byRate).toEqual({ show: 'mentioned', sort: 'rate', order: 'desc' });
  expect(sortOf(byRate)).toEqual({ by: 'rate', direction: 'desc' });
  expect(withSort(byRate, { by: 'keyword', direction: 'asc' })).toEqual({ show: 'mentioned' });
  expect(withSort({}, { by: 'keyword', direction: 'desc' })).toEqual({ order: 'desc' });
});

it('searches in what is shown, from the first page, and keeps the text when something else is shown', () => {
  const found = withFilters({ show: 'failed', sort: 'rate', order: 'desc', page: 2 }, { search: ' crm ' });
  expect(found).toEqual({ show: 'failed', search: 'crm', sort: 'rate', order: 'desc' });
  expect(withFilters(found, { show: undefined })).toEqual({ search: 'crm', sort: 'rate', order: 'desc' });
  expect(withSort(found, { by: 'keyword', direction: 'asc' })).toEqual({ show: 'failed', search: 'crm' });
  expect(withFilters(found, { search: '  ' })).toEqual({ show: 'failed', sort: 'rate', order: 'desc' });
  expect(toReportSearch({ search: 365 })).toEqual({ search: '365' });
  expect(toReportSearch({ search: ' ' })).toEqual({});
});

it('keeps its order when other keywords are shown', () => {
  expect(
    withFilters({ show: 'failed', sort: 'rate', order: 'desc', page: 2 }, { show: 'mentioned' }),
  ).toEqual({
    show: 'mentioned',
    sort: 'rate',
    order: 'desc',
  });
  expect(withFilters({ show: 'failed' }, { show: undefined })).toEqual({});
});

it('keeps topic, tag and intent in the address beside the other filters, the order and the page', () => {
  const group = { topic: 'Loans', tag: '0192', search_intent: 'local' as const };
  const address = { ...group, show: 'failed', sort: 'rate', page: 2 };
  expect(toReportSearch(address)).toEqual(address);
  expect(toReportSearch({ search_intent: 'secret', topic: ' ' })).toEqual({});
  expect(withFilters({ ...group, page: 3 }, { tag: undefined, show: 'failed' })).toEqual({
    topic: 'Loans',
    search_intent: 'local',
    show: 'failed',
  });
  expect(withSort(group, { by: 'rate', direction: 'desc' })).toEqual({
    ...group,
    sort: 'rate',
    order: 'desc',
  });
  expect(isFiltered({ tag: '0192' })).toBe(true);
  expect(isFiltered({ sort: 'rate', page: 2, tag: undefined })).toBe(false);
  expect(withoutFilters({ ...group, sort: 'rate', page: 2 })).toEqual({ sort: 'rate' });
});
