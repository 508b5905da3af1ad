import { FRIENDLY_ERRORS, type Keyword } from '@answerscope/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';
import { sendJson } from '../../lib/fetcher.ts';
import { useServices } from '../../lib/use-services.ts';

const PENDING_KEY = ['pending-deletions'];

/** The ids that are hidden while their deletion can still be undone. */
export function usePendingDeletions(): string[] {
  const { data } = useQuery<string[]>({
    queryKey: PENDING_KEY,
    queryFn: () => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/**
 * Deletes a keyword after the five seconds in which the toast offers to undo it. Leaving the page, the tab
 * included, deletes it at once; a failure brings it back and says so.
 */
export function useDeleteKeyword(): (keyword: Keyword) => void {
  const { api, queries } = useAppClients();
  const { fetcher, toasts } = useServices();
  const queryClient = useQueryClient();

  const setPending = (change: (ids: string[]) => string[]) =>
    queryClient.setQueryData<string[]>(PENDING_KEY, (ids = []) => change(ids));

  return ({ id, keyword }) => {
    const show = () => setPending((ids) => ids.filter((other) => other !== id));

    const remove = async () => {
      removeEventListener('pagehide', leave);
      const input = { keyword_id: id };
      try {
        // While the page is being left there is no time for the client's own steps: the request must go at once.
        if (isLeaving) await sendJson(fetcher, '/rpc/delete_my_keyword', input);
        else await api.keywords.delete_my_keyword(input);
      } catch {
        toasts.show({ title: FRIENDLY_ERRORS.keywords.delete_failed, tone: 'destructive' });
      }
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.keywords.key() }),
        queryClient.invalidateQueries({ queryKey: queries.checks.key() }),
        queryClient.invalidateQueries({ queryKey: queries.plans.get_my_plan_usage.key() }),
      ]);
      show();
    };

    let isLeaving = false;
    setPending((ids) => [...ids, id]);
    const toastId = toasts.show({
      title: 'Keyword deleted',
      description: keyword,
      action: {
        label: 'Undo',
        onSelect: () => {
          removeEventListener('pagehide', leave);
          show();
        },
      },
      onClose: () => void remove(),
    });
    const leave = () => {
      isLeaving = true;
      toasts.dismiss(toastId);
    };
    addEventListener('pagehide', leave);
  };
}
