import type { ProcedureTimes } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { findRequests, sortOf, toPerformanceSearch } from './performance-search.ts';

const request = (name: string, more: Partial<ProcedureTimes> = {}): ProcedureTimes => ({
  name,
  kind: 'call',
  calls: 10,
  client_errors: 0,
  server_errors: 0,
  average_ms: 5,
  p50_ms: 5,
  p95_ms: null,
  p99_ms: null,
  ...more,
});
const names = (...found: ProcedureTimes[][]) => found.map((list) => list.map(({ name }) => name).join(' '));

it('an address names one of the windows and one of the columns, and nothing else', () => {
  expect(
    toPerformanceSearch({ window: '7d', search: ' keywords', sort: 'p95_ms', direction: 'asc' }),
  ).toEqual({
    window: '7d',
    search: ' keywords',
    sort: 'p95_ms',
    direction: 'asc',
  });
  expect(toPerformanceSearch({ window: '2h', search: ' ', sort: 'kind', direction: 'up' })).toEqual({});
  expect([sortOf({}), sortOf({ sort: 'name' })]).toEqual([
    { by: 'calls', direction: 'desc' },
    { by: 'name', direction: 'asc' },
  ]);
});

it('requests are found by a part of their name, and one of which too little is known comes last either way', () => {
  const requests = [
    request('tags.get_tags', { calls: 5, client_errors: 1, server_errors: 3 }),
    request('keywords.list_keywords', { calls: 50, p95_ms: 40 }),
    request('Keywords.add', { calls: 20, p95_ms: 90, client_errors: 2 }),
  ];
  expect(
    names(
      findRequests(requests, {}),
      findRequests(requests, { search: 'keyword' }),
      findRequests(requests, { sort: 'p95_ms' }),
      findRequests(requests, { sort: 'p95_ms', direction: 'asc' }),
      findRequests(requests, { sort: 'errors' }),
    ),
  ).toEqual([
    'keywords.list_keywords Keywords.add tags.get_tags',
    'keywords.list_keywords Keywords.add',
    'Keywords.add keywords.list_keywords tags.get_tags',
    'keywords.list_keywords Keywords.add tags.get_tags',
    'tags.get_tags Keywords.add keywords.list_keywords',
  ]);
});
