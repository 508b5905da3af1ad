import {
  compareNames,
  DEFAULT_PERFORMANCE_WINDOW,
  PERFORMANCE_WINDOWS,
  type PerformanceWindow,
  type ProcedureTimes,
} from '@answerscope/contract';
import { oneOf, searchReader, text } from '../../../lib/search-codec.ts';
import type { Sort } from '../../../ui/table-column.ts';
import * as messages from './messages.ts';

export const WINDOW_LABELS: Readonly<Record<PerformanceWindow, string>> = {
  '15m': messages.minutes15,
  '60m': messages.minutes60,
  '24h': messages.hours24,
  '7d': messages.days7,
  '30d': messages.days30,
};
export const WINDOWS = Object.keys(PERFORMANCE_WINDOWS) as PerformanceWindow[];
export const DEFAULT_WINDOW = DEFAULT_PERFORMANCE_WINDOW;
const SEARCH_MAX = 100;

/** What the requests can be sorted by. */
export const REQUEST_SORTS = ['name', 'calls', 'errors', 'average_ms', 'p50_ms', 'p95_ms', 'p99_ms'] as const;
type RequestSort = (typeof REQUEST_SORTS)[number];
const DEFAULT_SORT: RequestSort = 'calls';

/** Reads from an address which window is shown, and which requests in what order. */
export const toPerformanceSearch = searchReader({
  window: oneOf(WINDOWS),
  search: text(SEARCH_MAX),
  sort: oneOf(REQUEST_SORTS),
  direction: oneOf(['asc', 'desc']),
});
export type PerformanceSearch = ReturnType<typeof toPerformanceSearch>;

/** The order that an address asks for; else those that were asked most first. */
export function sortOf({ sort = DEFAULT_SORT, direction }: PerformanceSearch): Sort {
  return { by: sort, direction: direction ?? (sort === 'name' ? 'asc' : 'desc') };
}

/** The requests whose name holds what is searched for, in an order; what could not be told comes last in either. */
export function findRequests(
  requests: readonly ProcedureTimes[],
  search: PerformanceSearch,
): ProcedureTimes[] {
  const { by, direction } = sortOf(search);
  const wanted = search.search?.toLowerCase() ?? '';
  const turn = direction === 'asc' ? 1 : -1;
  return requests
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((a, b) => {
      if (by === 'name') return turn * compareNames(a.name, b.name);
      const [one, other] = [measureOf(a, by as RequestSort), measureOf(b, by as RequestSort)];
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return turn * (one - other) || compareNames(a.name, b.name);
    });
}

function measureOf(times: ProcedureTimes, by: RequestSort): number | null {
  if (by === 'errors') return times.client_errors + times.server_errors;
  return by === 'name' ? null : times[by];
}
