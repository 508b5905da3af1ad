import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';
import { sendJson } from '../../lib/fetcher.ts';
import { useServices } from '../../lib/use-services.ts';

const PENDING_KEY = ['pending-deletions'];

/** Browsers send at most 64 kB after a page was left: no more ids than this can wait for an undo. */
export const UNDO_MAX = 1500;

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

interface Deletion {
  ids: readonly string[];
  /** What is deleted, in words: the keyword, or how many. */
  label: string;
}

/**
 * Deletes keywords after the five seconds in which the toast offers to undo it. Leaving the page, the tab included,
 * deletes them at once, as does a choice of more than UNDO_MAX; a failure brings them back and says so.
 */
export function useDeleteKeywords(): (deletion: Deletion) => void {
  const { api, queries } = useAppClients();
  const { fetcher, toasts } = useServices();
  const queryClient = useQueryClient();

  const setPending = (change: (ids: string[]) => string[]) =>
    queryClient.setQueryData<string[]>(PENDING_KEY, (ids = []) => change(ids));

  return ({ ids, label }) => {
    const deleted = new Set(ids);
    const show = () => setPending((pending) => pending.filter((id) => !deleted.has(id)));

    const remove = async (): Promise<boolean> => {
      removeEventListener('pagehide', leave);
      const input = { keyword_ids: [...ids] };
      let isDeleted = true;
      try {
        // While the page is being left there is no time for the client's own steps: the request must go at once.
        if (isLeaving) await sendJson(fetcher, '/api/keywords/delete', input);
        else await api.keywords.delete_keywords(input);
      } catch {
        isDeleted = false;
        toasts.show({ title: FRIENDLY_ERRORS.keywords.delete_failed, tone: 'destructive' });
      }
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.keywords.key() }),
        queryClient.invalidateQueries({ queryKey: queries.checks.key() }),
        queryClient.invalidateQueries({ queryKey: queries.plans.get_my_plan_usage.key() }),
      ]);
      show();
      return isDeleted;
    };

    let isLeaving = false;
    let toastId = 0;
    const leave = () => {
      isLeaving = true;
      toasts.dismiss(toastId);
    };
    setPending((pending) => [...pending, ...ids]);
    const told = { title: ids.length === 1 ? 'Keyword deleted' : 'Keywords deleted', description: label };
    if (ids.length > UNDO_MAX) return void remove().then((isDeleted) => isDeleted && toasts.show(told));
    toastId = toasts.show({
      ...told,
      action: {
        label: 'Undo',
        onSelect: () => {
          removeEventListener('pagehide', leave);
          show();
        },
      },
      onClose: () => void remove(),
    });
    addEventListener('pagehide', leave);
  };
}
