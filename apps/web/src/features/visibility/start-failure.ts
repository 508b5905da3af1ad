import type { StartRun } from '@answerscope/contract';
import { errorInWords } from '../../lib/error-in-words.ts';
import { RequestError } from '../../lib/request-error.ts';
import * as messages from './messages.ts';

/** True where another tab or device started it first: that run goes on and is shown. */
export function isUnderWayAlready(error: unknown): boolean {
  return error instanceof RequestError && error.details?.reason === 'run_active';
}

/** What is said when a run could not be started: the server's reason, else what may have happened. */
export function startFailure(error: unknown, scope: StartRun): string {
  const known = error instanceof RequestError ? error : null;
  if (known && known.status >= 400 && known.status < 500) return known.message;
  if (known?.code === 'NETWORK_ERROR') return known.message;
  return scope.keyword_ids
    ? messages.checkOfSelectedFailed
    : known
      ? messages.someChecksFailed
      : errorInWords(error);
}
