import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import * as messages from './messages.ts';

/** Ends a run: no more questions are asked, answers under way are kept. */
export function useCancelRun() {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (id: string) => api.runs.cancel_run({ id }),
    onSettled: () => refreshAfter({ type: 'run_updated' }),
  });
}

/** Goes on with a run that ended early: what was not asked is asked, with the settings of its start. */
export function useResumeRun() {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (id: string) => api.runs.resume_run({ id }),
    meta: { showsOwnErrors: true },
    onError: (error) => toasts.fail(messages.checkFailed, error),
    onSettled: () => refreshAfter({ type: 'run_updated' }),
  });
}
