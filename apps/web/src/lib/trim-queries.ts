import type { QueryClient } from '@tanstack/react-query';

/** Specification 9: how many reads are kept, and how often what is beyond them is let go of. */
export const QUERIES_KEPT = 100;
const SWEEP_MS = 30 * 60_000;

/**
 * Lets go of all reads but the newest, those that a page shows left alone. A read that no page shows goes by itself ten
 * minutes after; this bounds what comes together within them.
 */
export function trimQueries(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const newestFirst = cache.getAll().toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of newestFirst.slice(QUERIES_KEPT)) if (!query.isActive()) cache.remove(query);
}

/** Trims the reads of a client every half an hour, until what it returns is called. */
export function keepTrimming(queryClient: QueryClient): () => void {
  const timer = setInterval(() => trimQueries(queryClient), SWEEP_MS);
  return () => clearInterval(timer);
}
