import { CHANNEL_LABELS, type Channel, FRIENDLY_ERRORS } from '@answerscope/contract';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';

const CHECK_KEY = ['check-keyword'];

/** True while an assistant is being asked. */
export function useIsChecking(): boolean {
  return useIsMutating({ mutationKey: CHECK_KEY }) > 0;
}

interface Check {
  keyword: string;
  companyName: string;
  channel: Channel;
}

/** Asks one assistant about one keyword, now. A check that failed is a result; only no answer from us is an error. */
export function useCheckKeyword() {
  const { api, queries } = useAppClients();
  const { toasts } = useServices();
  const queryClient = useQueryClient();

  return useMutation({
    mutationKey: CHECK_KEY,
    mutationFn: (check: Check) => api.checks.check_visibility(check),
    meta: { showsOwnErrors: true },
    onSuccess({ status, isMentioned }, { keyword, channel }) {
      if (status !== 'completed') {
        toasts.show({
          title: 'Check Failed',
          description: FRIENDLY_ERRORS.visibility.check_failed,
          tone: 'destructive',
        });
        return;
      }
      const verdict = isMentioned ? 'mentions you' : 'does not mention you';
      toasts.show({
        title: 'Check Complete',
        description: `${CHANNEL_LABELS[channel]} ${verdict} for “${keyword}”.`,
      });
    },
    onError: () =>
      toasts.show({
        title: 'Check Failed',
        description: FRIENDLY_ERRORS.visibility.check_failed,
        tone: 'destructive',
      }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.checks.key() }),
        queryClient.invalidateQueries({ queryKey: queries.plans.get_my_plan_usage.key() }),
      ]),
  });
}
