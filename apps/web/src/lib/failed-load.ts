import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { RequestError } from './request-error.ts';

/** As much of a query as tells whether it has something to show. */
interface Read {
  data: unknown;
  error: unknown;
  isError: boolean;
  /** It waits for a connection. */
  isPaused: boolean;
  /** What was read for something else stands in its place. */
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/** It goes on by itself. */
const WAITING = {
  code: 'NETWORK_ERROR',
  status: 0,
  message: FRIENDLY_ERRORS.general.connection_lost,
} as const;

/** Why a part of a page has nothing to show, and how all of it is asked for again. */
export interface FailedLoad {
  error: unknown;
  onRetry: () => void;
}

/**
 * Why one of these has nothing to show. Null while it is on its way, is not asked for, or has data: what was read before
 * stays although it could not be refreshed. One that waits for a connection goes on by itself once there is one.
 */
export function failedLoad(...reads: Read[]): FailedLoad | null {
  const failed = reads.filter(hasFailed);
  const [first] = failed;
  if (!first) return null;
  return {
    error: first.error ?? new RequestError(WAITING),
    onRetry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

function hasFailed({ data, isError, isPaused, isPlaceholderData }: Read): boolean {
  return isPaused ? data === undefined || isPlaceholderData : isError && data === undefined;
}
