import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { SHOWN_RUNS } from '../../lib/brought-answers.ts';
import { isUnderWay } from './run-states.ts';

/** Events tell every change at once; this is for a network that lets no event stream through. */
const ASK_AGAIN_MS = 10_000;

/** The user's runs under way and the newest that ended, kept up while one goes on, whoever started it and wherever. */
export function useRuns() {
  const { runs } = useQueries();
  return useQuery({
    ...runs.list_runs.queryOptions({ input: SHOWN_RUNS }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? ASK_AGAIN_MS : false),
  });
}
