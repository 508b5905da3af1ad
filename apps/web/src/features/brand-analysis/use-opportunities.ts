import type { Channel } from '@answerscope/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';

/** Keywords whose answers steadily name a competitor and not the brand; those of another assistant stay until these are there. */
export function useOpportunities({ channel, isWanted }: { channel: Channel | undefined; isWanted: boolean }) {
  return useQuery({
    ...useQueries().brand.list_opportunities.queryOptions({
      input: channel === undefined ? {} : { channel },
    }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}
