import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';

/** Ends a run: no more questions are asked, answers under way are kept. */
export function useCancelRun() {
  const { api, queries } = useAppClients();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.runs.cancel_run({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.runs.key() }),
  });
}
