import { onlineManager, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import * as messages from './messages.ts';
import { useOnline } from './use-online.ts';
import { useServices } from './use-services.ts';

/** What a write comes to, or null as soon as it waits for a connection. */
export async function madeOrWaiting<Data>(write: Promise<Data>): Promise<{ made: Data } | null> {
  let stop = () => {};
  const waits = new Promise<null>((resolve) => {
    const look = () => {
      if (!onlineManager.isOnline()) resolve(null);
    };
    stop = onlineManager.subscribe(look);
    look();
  });
  try {
    return await Promise.race([write.then((made) => ({ made })), waits]);
  } finally {
    stop();
  }
}

/**
 * A queued write as forms and dialogs make it: without a connection they do not wait with it. That it waits is said by a
 * message, and where it is refused later, that too.
 */
export function useQueuedWrite<Data, Variables, Before>(
  options: UseMutationOptions<Data, Error, Variables, Before>,
) {
  const { toasts } = useServices();
  const isOnline = useOnline();
  const { mutateAsync, isPending, isPaused, error, reset } = useMutation(options);
  return {
    /** Ends with what it came to, or with null when it waits. @throws what refused it */
    async write(variables: Variables): Promise<{ made: Data } | null> {
      const outcome = await madeOrWaiting(mutateAsync(variables));
      if (outcome === null)
        toasts.show({
          title: messages.waitsForTheConnection,
          description: messages.savedWithConnection({ operation: options.meta?.operation ?? '' }),
        });
      return outcome;
    },
    isPending: isPending && (isOnline || !isPaused),
    error,
    reset,
  };
}
