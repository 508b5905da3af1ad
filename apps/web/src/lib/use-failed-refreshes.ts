import { notifyManager, type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** What stands on the page, is older than it should be, and could not be read again. */
export function failedRefreshes(cache: QueryCache): Query[] {
  return cache
    .getAll()
    .filter((query) => query.state.status === 'error' && query.state.data !== undefined && query.isActive());
}

/** How to ask once more for what is shown but could not be refreshed; null while nothing is like that. */
export function useFailedRefreshes(): (() => void) | null {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const hasFailed = useSyncExternalStore(subscribe, () => failedRefreshes(cache).length > 0);
  if (!hasFailed) return null;
  return () => {
    const failed = new Set(failedRefreshes(cache));
    void client.refetchQueries({ predicate: (query) => failed.has(query) });
  };
}
