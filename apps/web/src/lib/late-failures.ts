import { onlineManager, type QueryClient } from '@tanstack/react-query';
import * as messages from './messages.ts';
import { isQueuedWrite } from './query-client.ts';
import type { Toasts } from './toasts.ts';

/**
 * Tells what failed of writes that waited for a connection and whose form is gone by then.
 * @returns what ends the telling
 */
export function reportLateFailures(queryClient: QueryClient, toasts: Pick<Toasts, 'fail'>): () => void {
  const waited = new WeakSet<object>();
  return queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (!mutation || !isQueuedWrite(mutation)) return;
    const { isPaused, status, error } = mutation.state;
    // One that another page left behind comes paused.
    if (isPaused && (type === 'added' || !onlineManager.isOnline())) waited.add(mutation);
    if (status !== 'error' || !mutation.meta?.isOfForm || !waited.delete(mutation)) return;
    toasts.fail(messages.notSaved({ operation: mutation.meta.operation ?? '' }), error);
  });
}
