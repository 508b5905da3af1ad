import type { QueryClient } from '@tanstack/react-query';
import { isQueuedWrite } from './query-client.ts';
import { RequestError } from './request-error.ts';

/**
 * Makes a write of the queue. One that was sent before may have been made although its answer was lost: what is refused
 * because it is made already is no failure then.
 * @param made what a write that was refused so has come to; undefined for any other refusal
 */
export async function makeOnce<Data>(
  client: QueryClient,
  write: () => Promise<Data>,
  made: (refusal: RequestError) => Data | Promise<Data> | undefined,
): Promise<Data> {
  try {
    return await write();
  } catch (error) {
    // One is sent at a time: the first that is not through.
    const sent = client.getMutationCache().find({ status: 'pending', predicate: isQueuedWrite });
    const isSentAgain = (sent?.state.failureCount ?? 0) > 0;
    const before = isSentAgain && error instanceof RequestError ? made(error) : undefined;
    if (before === undefined) throw error;
    return before;
  }
}
