import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { type AppClients, useAppClients } from '../../lib/app-clients.tsx';
import { sendJson } from '../../lib/fetcher.ts';
import { makeOnce } from '../../lib/make-once.ts';
import { queuedWrite } from '../../lib/query-client.ts';
import { isMissing } from '../../lib/request-error.ts';
import { useServices } from '../../lib/use-services.ts';
import * as messages from './messages.ts';

const PENDING_KEY = ['pending-deletions'];

/** Browsers send at most 64 kB after a page was left: no more ids than this can wait for an undo. */
export const UNDO_MAX = 1500;

/** The ids that are hidden while their deletion can still be undone. */
export function usePendingDeletions(): string[] {
  const queryClient = useQueryClient();
  const { data } = useQuery<string[]>({
    queryKey: PENDING_KEY,
    // What is hidden is known here alone: reading everything anew must not show it again.
    queryFn: () => queryClient.getQueryData<string[]>(PENDING_KEY) ?? [],
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

/** The deletion that can still be undone; the client of each tab has its own. */
const OPEN_KEY = ['open-deletion'];

interface OpenDeletion extends Deletion {
  toastId: number;
  /** Takes the deletion over into another one, with its undo: it is not carried out on its own. */
  giveUp: () => void;
}

/** The write itself, which a page can take over from another that was left before it was made. */
export function deleteKeywordsWrite({ api, queryClient }: AppClients) {
  return {
    ...queuedWrite,
    mutationKey: ['delete-keywords'],
    mutationFn: (ids: readonly string[]) =>
      makeOnce(
        queryClient,
        () => api.keywords.delete_keywords({ keyword_ids: [...ids] }),
        (refusal) => (isMissing(refusal) ? { deleted: 0 } : undefined),
      ),
    meta: { showsOwnErrors: true, operation: messages.deleteKeywords },
  };
}

/**
 * Deletes keywords after the five seconds in which the toast offers to undo it; what is deleted meanwhile joins it, and
 * one undo brings back all. Leaving the page, the tab included, deletes them at once, as does a choice of more than
 * UNDO_MAX; a failure brings them back and says so. Without a connection they stay hidden and wait for one.
 */
export function useDeleteKeywords(): (deletion: Deletion) => void {
  const clients = useAppClients();
  const { queryClient } = clients;
  const { fetcher, toasts } = useServices();

  const { mutateAsync: deleteNow } = useMutation(deleteKeywordsWrite(clients));
  const setPending = (change: (ids: string[]) => string[]) =>
    queryClient.setQueryData<string[]>(PENDING_KEY, (ids = []) => change(ids));
  const show = (ids: readonly string[]) => {
    const shown = new Set(ids);
    setPending((pending) => pending.filter((id) => !shown.has(id)));
  };

  const remove = async (ids: readonly string[], isLeaving: boolean): Promise<boolean> => {
    try {
      // While the page is being left there is no time for the client's own steps: the request must go at once.
      // Without a connection it is kept and sent by the next page instead.
      if (isLeaving && onlineManager.isOnline())
        await sendJson(fetcher, '/api/keywords/delete', { keyword_ids: [...ids] });
      else await deleteNow(ids);
    } catch {
      show(ids);
      void refreshAfter(clients, { type: 'keywords_changed' });
      toasts.show({ title: FRIENDLY_ERRORS.keywords.delete_failed, tone: 'destructive' });
      return false;
    }
    await refreshAfter(clients, { type: 'keywords_changed' });
    show(ids);
    return true;
  };

  return (deletion) => {
    setPending((pending) => [...pending, ...deletion.ids]);
    const open = queryClient.getQueryData<OpenDeletion | null>(OPEN_KEY) ?? null;
    const canJoin = open !== null && open.ids.length + deletion.ids.length <= UNDO_MAX;
    if (canJoin) open.giveUp();
    const { ids, label } = canJoin ? joined(open, deletion) : deletion;
    const notice = {
      title: messages.keywordsDeleted({ count: ids.length }),
      description: label,
    };
    if (ids.length > UNDO_MAX) {
      return void remove(ids, false).then((isDeleted) => isDeleted && toasts.show(notice));
    }

    let isLeaving = false;
    let isGivenUp = false;
    const close = () => {
      removeEventListener('pagehide', leave);
      queryClient.setQueryData<OpenDeletion | null>(OPEN_KEY, (now) =>
        now?.toastId === toastId ? null : now,
      );
    };
    const toastId = toasts.show({
      ...notice,
      action: {
        label: messages.undo,
        onSelect: () => {
          close();
          show(ids);
        },
      },
      onClose: () => {
        close();
        if (!isGivenUp) void remove(ids, isLeaving);
      },
    });
    const leave = () => {
      isLeaving = true;
      toasts.dismiss(toastId);
    };
    const giveUp = () => {
      isGivenUp = true;
    };
    const opened: OpenDeletion = { ids, label, toastId, giveUp };
    queryClient.setQueryData<OpenDeletion | null>(OPEN_KEY, opened);
    addEventListener('pagehide', leave);
  };
}

function joined(first: Deletion, second: Deletion): Deletion {
  const ids = [...first.ids, ...second.ids];
  return { ids, label: messages.keywordCount({ count: ids.length }) };
}
