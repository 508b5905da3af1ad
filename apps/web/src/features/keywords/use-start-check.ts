import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';

interface StartCheck {
  keyword_ids: string[];
  /** The same for every repetition of this start. */
  idempotency_key: string;
}

/** Starts a check of keywords in the background. */
export function useStartCheck() {
  const { api, queries } = useAppClients();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ keyword_ids, idempotency_key }: StartCheck) =>
      api.runs.start_run({ keyword_ids }, { context: { idempotency_key } }),
    meta: { showsOwnErrors: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.runs.key() }),
  });
}
