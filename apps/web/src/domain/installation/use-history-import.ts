import type { Installation } from '@answerscope/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
  const underWay = isUnderWay(data?.history_import);
  const wasUnderWay = useRef(underWay);
  useEffect(() => {
    if (wasUnderWay.current && !underWay) void queryClient.invalidateQueries();
    wasUnderWay.current = underWay;
  }, [underWay, queryClient]);
  return data?.history_import ?? null;
}

const isUnderWay = (history: Installation['history_import'] | undefined): boolean =>
  history?.has_failed === false;
