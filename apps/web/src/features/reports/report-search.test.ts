import { expect, it } from 'vitest';
import { sortOf, toReportSearch, withShow, withSort, withText } from './report-search.ts';

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
  const found = withText({ show: 'failed', sort: 'rate', order: 'desc', page: 2 }, ' crm ');
  expect(found).toEqual({ show: 'failed', search: 'crm', sort: 'rate', order: 'desc' });
  expect(withShow(found, undefined)).toEqual({ search: 'crm', sort: 'rate', order: 'desc' });
  expect(withSort(found, { by: 'keyword', direction: 'asc' })).toEqual({ show: 'failed', search: 'crm' });
  expect(withText(found, '  ')).toEqual({ show: 'failed', sort: 'rate', order: 'desc' });
  expect(toReportSearch({ search: 365 })).toEqual({ search: '365' });
  expect(toReportSearch({ search: ' ' })).toEqual({});
});

it('keeps its order when other keywords are shown', () => {
  expect(withShow({ show: 'failed', sort: 'rate', order: 'desc', page: 2 }, 'mentioned')).toEqual({
    show: 'mentioned',
    sort: 'rate',
    order: 'desc',
  });
  expect(withShow({ show: 'failed' }, undefined)).toEqual({});
});
