import { useMutation, useQuery } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useRefreshAfter } from '../check/use-refresh-after.ts';

/** Events tell every change at once; this is for a network that lets no event stream through. */
const ASK_AGAIN_MS = 5_000;

/** What answers are judged by, kept up while a preview goes on. */
export function useJudgingStatus() {
  const { queries } = useAppClients();
  return useQuery({
    ...queries.judging.get_judging_status.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.preview?.completed_at === null ? ASK_AGAIN_MS : false),
  });
}

/** Begins a preview, puts one in force, or throws it away. A preview in force changes every number. */
export function useJudgingActions() {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  const reloadStatus = () => refreshAfter({ type: 'judgement_updated' });
  return {
    start: useMutation({ mutationFn: () => api.judging.start_judging_again(), onSettled: reloadStatus }),
    apply: useMutation({
      mutationFn: (id: string) => api.judging.apply_judgement({ id }),
      onSettled: () => refreshAfter({ type: 'judgement_applied' }),
    }),
    discard: useMutation({
      mutationFn: (id: string) => api.judging.discard_judgement({ id }),
      onSettled: reloadStatus,
    }),
  };
}
