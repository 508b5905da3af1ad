import type { Installation } from '@answerscope/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';

const LOOK_MS = 500;

/** The import of the history while it is under way or after it failed; everything is read again once it has ended. */
export function useHistoryImport(): Installation['history_import'] {
  const queryClient = useQueryClient();
  const { data } = useQuery(
    useQueries().monitoring.get_installation.queryOptions({
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) => isUnderWay(state.data?.history_import) && LOOK_MS,
    }),
  );
  const history = data?.history_import ?? null;
  /** What pages wait for: the import, and after it until nothing read before it is left. */
  const [awaited, setAwaited] = useState<Installation['history_import']>(null);
  const underWay = isUnderWay(history);
  if (underWay && awaited !== history) setAwaited(history);
  useEffect(() => {
    if (awaited === null || underWay) return;
    void queryClient.invalidateQueries().finally(() => {
      queryClient.removeQueries({ type: 'inactive' });
      setAwaited(null);
    });
  }, [awaited, underWay, queryClient]);
  return history ?? awaited;
}

const isUnderWay = (history: Installation['history_import'] | undefined): boolean =>
  history?.has_failed === false;
