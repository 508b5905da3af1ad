import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { keepWrites } from './kept-writes.ts';
import { queuedWrite } from './query-client.ts';
import type { KeptWrite, WriteStore } from './write-store.ts';

/** A store that lasts as long as the test. */
function memory(): WriteStore & { writes: Map<string, KeptWrite> } {
  const writes = new Map<string, KeptWrite>();
  return {
    writes,
    put: async (write) => void writes.set(write.id, structuredClone(write)),
    remove: async (id) => void writes.delete(id),
    list: async (userId) => [...writes.values()].filter((write) => write.userId === userId),
  };
}

const KEY = ['note'];
/** A page of somebody in a tab, whose writes end up in `sent`. */
function openPage(store: WriteStore, { userId = 'ann', tab = 'one', open = [] as string[] } = {}) {
  const sent: string[] = [];
  const queryClient = new QueryClient();
  // As its provider does: it hears of the connection.
  queryClient.mount();
  queryClient.setMutationDefaults(KEY, {
    ...queuedWrite,
    mutationFn: async (text: string) => void sent.push(text),
  });
  const end = keepWrites({
    queryClient,
    userId,
    tab,
    store,
    isTabOpen: async (other) => open.includes(other),
  });
  const write = (text: string) =>
    void new MutationObserver<void, Error, string>(queryClient, { ...queuedWrite, mutationKey: KEY })
      .mutate(text)
      .catch(() => undefined);
  const leave = () => {
    end();
    queryClient.unmount();
    queryClient.clear();
  };
  return { sent, write, leave };
}

afterEach(() => onlineManager.setOnline(true));

describe('writes that wait for a connection', () => {
  it('outlive the page that made them, and are sent in their order by the next one', async () => {
    const store = memory();
    onlineManager.setOnline(false);
    const left = openPage(store);
    for (const text of ['first', 'second']) left.write(text);
    await expect.poll(() => store.writes.size).toBe(2);
    left.leave();
    expect(left.sent).toEqual([]);

    onlineManager.setOnline(true);
    const next = openPage(store, { tab: 'two' });
    await expect.poll(() => next.sent).toEqual(['first', 'second']);
    await expect.poll(() => store.writes.size).toBe(0);
  });

  it('are kept on by a page that has no connection either', async () => {
    const store = memory();
    onlineManager.setOnline(false);
    const left = openPage(store);
    left.write('first');
    await expect.poll(() => store.writes.size).toBe(1);
    left.leave();
    openPage(store, { tab: 'two' }).leave();
    expect(store.writes.size).toBe(1);
    const third = openPage(store, { tab: 'three' });
    await expect.poll(() => [...store.writes.values()].map(({ tab }) => tab)).toEqual(['three']);
    onlineManager.setOnline(true);
    await expect.poll(() => third.sent).toEqual(['first']);
    await expect.poll(() => store.writes.size).toBe(0);
  });

  it('count as sent before: nobody knows what the page that is gone heard of them', async () => {
    const store = memory();
    onlineManager.setOnline(false);
    openPage(store).write('first');
    await expect.poll(() => store.writes.size).toBe(1);
    onlineManager.setOnline(true);
    const counts: number[] = [];
    const queryClient = new QueryClient();
    queryClient.setMutationDefaults(KEY, {
      ...queuedWrite,
      mutationFn: async () => {
        counts.push(queryClient.getMutationCache().find({ status: 'pending' })?.state.failureCount ?? -1);
      },
    });
    keepWrites({ queryClient, userId: 'ann', tab: 'two', store, isTabOpen: async () => false });
    await expect.poll(() => counts).toEqual([1]);
  });

  it('are forgotten once they are made', async () => {
    const store = memory();
    const page = openPage(store);
    page.write('first');
    await expect.poll(() => page.sent).toEqual(['first']);
    await expect.poll(() => store.writes.size).toBe(0);
  });

  it('are never sent for somebody else, nor for a tab that is still open', async () => {
    const store = memory();
    onlineManager.setOnline(false);
    openPage(store).write('first');
    await expect.poll(() => store.writes.size).toBe(1);
    onlineManager.setOnline(true);
    const stranger = openPage(store, { userId: 'bob', tab: 'two' });
    const beside = openPage(store, { tab: 'three', open: ['one'] });
    // Whose tab is closed sends it, and nobody before did.
    const heir = openPage(store, { tab: 'four' });
    await expect.poll(() => heir.sent).toEqual(['first']);
    expect([stranger.sent, beside.sent]).toEqual([[], []]);
  });
});
