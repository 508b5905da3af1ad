import {
  type Mutation,
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { ErrorReporter } from './error-reporter.ts';
import * as messages from './messages.ts';
import { RequestError } from './request-error.ts';
import type { Toasts } from './toasts.ts';
import { readOnlyInWords } from './view-as.ts';

const MINUTE_MS = 60_000;
const QUERY_RETRIES = 3;
const MUTATION_RETRIES = 2;

/**
 * Specification 9: a client's mistake is not asked again, anything else up to three times. What a lost connection cut off
 * is asked again once there is one.
 */
export function shouldRetryQuery(failures: number, error: unknown): boolean {
  if (isCutOff(error)) return true;
  if (failures >= QUERY_RETRIES) return false;
  return !(error instanceof RequestError && error.status >= 400 && error.status < 500);
}

/** Specification 9: a write is repeated only when the server said that it was not there. */
export function shouldRetryMutation(failures: number, error: unknown): boolean {
  return failures < MUTATION_RETRIES && error instanceof RequestError && error.code === 'SERVICE_UNAVAILABLE';
}

/** The request did not arrive, and the browser knows that it has no connection. */
function isCutOff(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'NETWORK_ERROR' && !onlineManager.isOnline();
}

/** What the writes that wait for a connection have in common; they go one at a time, in order. */
const QUEUE = 'queue';

/** A queued write that a lost connection cut off goes back to the head of the queue; anything else is its failure. */
export function shouldRetryQueued(failures: number, error: unknown): boolean {
  return isCutOff(error) || shouldRetryMutation(failures, error);
}

/**
 * Options of a write that waits while there is no connection. The rule for what may wait: it costs nothing and touches
 * neither money nor the account; it says whole what is to be (a value, a name, an id), so that it comes to the same
 * whenever it is made and however often (make-once.ts); and nobody has to see what it came to before they go on. So checks,
 * judging, plans, payments and the account wait never, nor does what is made from what was shown a moment ago: an import,
 * chosen ideas, themes. All of that is refused at once (refuse-offline.ts). Whatever waits has a key and is known to the
 * tracker's KeptWrites; forms make it with useQueuedWrite.
 */
export const queuedWrite = {
  networkMode: 'online',
  scope: { id: QUEUE },
  retry: shouldRetryQueued,
} as const;

/** True for a write that is made with queuedWrite. */
export function isQueuedWrite(mutation: Mutation): boolean {
  return mutation.options.scope?.id === QUEUE;
}

/** 1, 2, 4 … at most 30 seconds. */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen says itself what failed; no toast. */
      showsOwnErrors?: boolean;
      /** Of a queued write: it is its form that shows them. The form is gone when the write waited for a connection. */
      isOfForm?: boolean;
      /** Said in the place of the general words when the session turns out to be over. */
      signedOutText?: string;
      /** Of a queued write: what it does, where the queue is shown: 'Add keyword'. */
      operation?: string;
      /** The field of its variables that says to what. Words and names only: what waits is stored with them. */
      operationDetail?: string;
    };
  }
}

interface QueryClientInput {
  toasts: Toasts;
  errors: Pick<ErrorReporter, 'report'>;
  /** The server has said that nobody is signed in. */
  onSignedOut: (text?: string) => void;
}

/** The cache of what the server said, with the freshness and retries of specification 9. */
export function createQueryClient({ toasts, errors, onSignedOut }: QueryClientInput): QueryClient {
  const noticeSignedOut = (error: unknown, text?: string) => {
    if (error instanceof RequestError && error.code === 'UNAUTHORIZED') onSignedOut(text);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        noticeSignedOut(error);
        errors.report(error, { category: 'DATA_FETCH_ERROR' });
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        noticeSignedOut(error, mutation.meta?.signedOutText);
        errors.report(error, { category: 'API_ERROR' });
        if (mutation.meta?.showsOwnErrors) return;
        const readOnly = readOnlyInWords(error);
        if (readOnly !== null) return void toasts.show({ title: readOnly });
        toasts.fail(messages.operationFailed, error);
      },
    }),
    defaultOptions: {
      queries: {
        // Without a connection nothing is asked for; what has nothing to show meanwhile says so (failedLoad).
        networkMode: 'online',
        refetchOnReconnect: true,
        retry: shouldRetryQuery,
        retryDelay: retryDelayMs,
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        refetchOnWindowFocus: false,
      },
      // A write that does not wait in the queue fails at once and says so.
      mutations: { networkMode: 'always', retry: shouldRetryMutation, retryDelay: retryDelayMs },
    },
  });
}

/** First reads that are repeated when they have ended. */
const outdated = new WeakSet<Query>();

/**
 * Reads again what is cached below these keys, as far as it is shown; ends when it is read. A first read in flight may be
 * older than the change that asks for this, and would count as fresh when it ends: it is repeated.
 */
export async function readAgain(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const stale = new Set(keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey })));
  const invalidate = (queries: ReadonlySet<Query>) =>
    queryClient.invalidateQueries({ predicate: (query) => queries.has(query) });
  const repeat = async (query: Query) => {
    outdated.add(query);
    await query.promise?.catch(() => undefined);
    outdated.delete(query);
    await invalidate(new Set([query]));
  };
  const inFlight = [...stale].filter(
    (query) =>
      query.state.fetchStatus === 'fetching' && query.state.data === undefined && !outdated.has(query),
  );
  await Promise.all([invalidate(stale), ...inFlight.map(repeat)]);
}
