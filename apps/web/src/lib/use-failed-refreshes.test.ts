import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failedRefreshes } from './use-failed-refreshes.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const stops: (() => void)[] = [];

/** Something on the page that was read, if so, and cannot be read now. */
async function show(key: string, before?: string) {
  if (before !== undefined) client.setQueryData([key], before);
  const observer = new QueryObserver(client, {
    queryKey: [key],
    queryFn: () => Promise.reject(new Error('away')),
  });
  stops.push(observer.subscribe(() => {}));
  await observer.refetch();
  return observer;
}

beforeEach(() => client.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('are those of which something older is still shown', async () => {
  await show('older', 'what was read before');
  await show('nothing to show');
  expect(failedRefreshes(client.getQueryCache()).map(({ queryKey }) => queryKey)).toEqual([['older']]);
});

it('end when they are read, or no page shows them any more', async () => {
  await show('left', 'old');
  for (const stop of stops.splice(0)) stop();
  expect(failedRefreshes(client.getQueryCache())).toEqual([]);
  await show('read', 'old');
  client.setQueryData(['read'], 'new');
  expect(failedRefreshes(client.getQueryCache())).toEqual([]);
});
