import { expect, it } from 'vitest';
import { toReportSearch } from './report-search.ts';

it('reads which keywords of a report are shown, and drops anything else', () => {
  expect(toReportSearch({ show: 'declined', page: 2 })).toEqual({ show: 'declined', page: 2 });
  expect(toReportSearch({ show: 'all', page: 1.5, other: 1 })).toEqual({});
});
