import { dehydrate, hydrate, type Mutation, type QueryClient } from '@tanstack/react-query';
import { isQueuedWrite } from './query-client.ts';
import type { KeptWrite, WriteStore } from './write-store.ts';

/**
 * Keeps the writes that wait for a connection where they outlive the page, and takes over those that other pages left
 * behind. What they do must be known to the client by their key (setMutationDefaults) before this is called. A write can
 * be sent twice, when the page went before it heard the answer: only what bears that waits in the queue.
 * @param isTabOpen whether another tab still looks after its own writes
 * @returns what ends the keeping
 */
export function keepWrites({
  queryClient,
  userId,
  tab,
  store,
  isTabOpen,
}: {
  queryClient: QueryClient;
  userId: string;
  tab: string;
  store: WriteStore;
  isTabOpen: (tab: string) => Promise<boolean>;
}): () => void {
  const kept = new Map<Mutation, string>();
  let isTakingOver = false;
  const keep = (mutation: Mutation) => {
    const id = kept.get(mutation);
    if (mutation.state.status === 'pending' && id === undefined && !isTakingOver) {
      const write = toKeptWrite(queryClient, mutation, { userId, tab });
      if (write === null) return;
      kept.set(mutation, write.id);
      // A browser that keeps nothing (a private window of some) still warns before the page is left.
      store.put(write).catch(() => kept.delete(mutation));
    } else if (id !== undefined && mutation.state.status !== 'pending') {
      kept.delete(mutation);
      store.remove(id).catch(() => undefined);
    }
  };
  const cache = queryClient.getMutationCache();
  const unsubscribe = cache.subscribe(({ mutation }) => {
    if (mutation && isQueuedWrite(mutation)) keep(mutation);
  });
  for (const mutation of cache.getAll()) if (isQueuedWrite(mutation)) keep(mutation);
  let isEnded = false;
  void takeOver().catch(() => undefined);
  return () => {
    isEnded = true;
    unsubscribe();
  };

  async function takeOver(): Promise<void> {
    for (const left of await store.list(userId)) {
      if (left.tab === tab || (await isTabOpen(left.tab))) continue;
      if (isEnded) return;
      const id = `${tab} ${left.id}`;
      // Under this tab's name before it is gone under the other's: whatever happens in between, it is kept.
      await store.put({ ...left, id, tab });
      await store.remove(left.id);
      // Nobody knows whether that tab sent it, so it counts as sent before.
      const failureCount = Math.max(left.mutation.state.failureCount, 1);
      const state = { ...left.mutation.state, failureCount, isPaused: true };
      isTakingOver = true;
      hydrate(queryClient, { queries: [], mutations: [{ ...left.mutation, state }] });
      isTakingOver = false;
      const taken = cache.getAll().at(-1);
      if (taken) kept.set(taken, id);
    }
    await queryClient.resumePausedMutations();
  }
}

/** Null for a write that has no key: nobody would know later what it was to do. */
function toKeptWrite(
  queryClient: QueryClient,
  mutation: Mutation,
  owner: Pick<KeptWrite, 'userId' | 'tab'>,
): KeptWrite | null {
  if (mutation.options.mutationKey === undefined) return null;
  const [dehydrated] = dehydrate(queryClient, {
    shouldDehydrateQuery: () => false,
    shouldDehydrateMutation: (one) => one === mutation,
  }).mutations;
  if (dehydrated === undefined) return null;
  return { ...owner, id: `${owner.tab} ${mutation.mutationId}`, mutation: dehydrated };
}

const LOCK = 'answerscope tab ';

/** Says to other tabs that this one is open, as long as it is. Only secure pages can: elsewhere each takes over all. */
export function announceTab(tab: string): void {
  void navigator.locks?.request(`${LOCK}${tab}`, () => new Promise(() => {})).catch(() => undefined);
}

export async function isTabOpen(tab: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === `${LOCK}${tab}`);
}
