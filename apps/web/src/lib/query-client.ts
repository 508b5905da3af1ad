import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestError } from './request-error.ts';
import type { Toasts } from './toasts.ts';

const MINUTE_MS = 60_000;
const QUERY_RETRIES = 3;
const MUTATION_RETRIES = 2;

/** Specification 9: a client's mistake is not asked again, anything else up to three times. */
export function shouldRetryQuery(failures: number, error: unknown): boolean {
  if (failures >= QUERY_RETRIES) return false;
  return !(error instanceof RequestError && error.status >= 400 && error.status < 500);
}

/** Specification 9: a write is repeated only when the server said that it was not there. */
export function shouldRetryMutation(failures: number, error: unknown): boolean {
  return failures < MUTATION_RETRIES && error instanceof RequestError && error.code === 'SERVICE_UNAVAILABLE';
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
    };
  }
}

interface QueryClientInput {
  toasts: Toasts;
  /** The server has said that nobody is signed in. */
  onSignedOut: () => void;
}

/** The cache of what the server said, with the freshness and retries of specification 9. */
export function createQueryClient({ toasts, onSignedOut }: QueryClientInput): QueryClient {
  const noticeSignedOut = (error: unknown) => {
    if (error instanceof RequestError && error.code === 'UNAUTHORIZED') onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignedOut }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        noticeSignedOut(error);
        if (mutation.meta?.showsOwnErrors) return;
        const description =
          error instanceof RequestError ? error.message : 'Something went wrong. Please try again.';
        toasts.show({ title: 'Operation Failed', description, tone: 'destructive' });
      },
    }),
    defaultOptions: {
      // Without a connection a request fails at once and says so: 'online' would wait in silence.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetryQuery,
        retryDelay: retryDelayMs,
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: shouldRetryMutation, retryDelay: retryDelayMs },
    },
  });
}
