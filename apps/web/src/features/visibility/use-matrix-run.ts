import { LIMITS, type RunDetail } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';
import { isUnderWay } from './run-states.ts';

/** Events tell every change at once; this is for a network that lets no event stream through. */
const ASK_AGAIN_MS = 10_000;

/** A run with all of its cells, kept up while it goes on. */
export function useMatrixRun(id: string): { run: RunDetail | null; failure: FailedLoad | null } {
  const read = useQuery({
    ...useQueries().runs.get_run.queryOptions({ input: { id, page: 1, page_size: LIMITS.page_size_max } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? ASK_AGAIN_MS : false),
  });
  return { run: read.data ?? null, failure: failedLoad(read) };
}
