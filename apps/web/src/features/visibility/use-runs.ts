import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { isUnderWay } from './run-states.ts';

/** A run can be under way on every channel at once, and the newest that ended stands beside them. */
const SHOWN_RUNS = 5;
/** Events tell every change at once; this is for a network that lets no event stream through. */
const ASK_AGAIN_MS = 10_000;

/** The user's newest runs, kept up while one goes on, whoever started it and wherever. */
export function useRuns() {
  const { runs } = useQueries();
  return useQuery({
    ...runs.list_runs.queryOptions({ input: { page_size: SHOWN_RUNS } }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? ASK_AGAIN_MS : false),
  });
}
