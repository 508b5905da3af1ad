import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepTrimming, QUERIES_KEPT, trimQueries } from './trim-queries.ts';

const MINUTE_MS = 60_000;
/** A client with so many reads, the first of them the oldest. */
function withReads(count: number): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  for (let at = 0; at < count; at += 1) client.setQueryData(['read', at], at, { updatedAt: 1_000 + at });
  return client;
}
const kept = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[1]);

afterEach(() => vi.useRealTimers());

describe('the reads of a browser', () => {
  it('are trimmed to the newest hundred', () => {
    const client = withReads(QUERIES_KEPT + 3);
    trimQueries(client);
    expect(kept(client)).toEqual(Array.from({ length: QUERIES_KEPT }, (_, at) => at + 3));
  });

  it('that a page shows stay, however old', () => {
    const client = withReads(QUERIES_KEPT + 3);
    const stop = new QueryObserver(client, {
      queryKey: ['read', 1],
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => undefined);
    trimQueries(client);
    expect(kept(client)).toHaveLength(QUERIES_KEPT + 1);
    expect(kept(client)).toContain(1);
    stop();
  });

  it('are swept every half an hour, until nobody is there', () => {
    vi.useFakeTimers();
    const client = withReads(QUERIES_KEPT + 1);
    const stop = keepTrimming(client);
    vi.advanceTimersByTime(29 * MINUTE_MS);
    expect(kept(client)).toHaveLength(QUERIES_KEPT + 1);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(kept(client)).toHaveLength(QUERIES_KEPT);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
