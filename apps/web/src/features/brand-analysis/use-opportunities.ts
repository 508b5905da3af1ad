import type { Opportunities, OpportunitiesQuery } from '@answerscope/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';
import { isMissing } from '../../lib/request-error.ts';

/** Keywords whose answers mention a competitor and not the brand; those of other filters stay until these are there. */
export function useOpportunities({ filter, isWanted }: { filter: OpportunitiesQuery; isWanted: boolean }): {
  data: Opportunities | undefined;
  failure: FailedLoad | null;
} {
  const { list_opportunities } = useQueries().brand;
  const range = useAskedRange();
  const found = useQuery({
    ...list_opportunities.queryOptions({ input: { ...filter, ...range } }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
  const failure = failedLoad(found);
  // The tag that the address names was deleted: no keyword has it.
  const isTagGone = failure !== null && filter.tag !== undefined && isMissing(failure.error);
  const all = useQuery({ ...list_opportunities.queryOptions({ input: range }), enabled: isTagGone });
  if (!isTagGone) return { data: found.data, failure };
  return { data: all.data && { ...all.data, ...NOTHING }, failure: failedLoad(all) };
}

const NOTHING = {
  looked_at: 0,
  total: 0,
  items: [],
} satisfies Partial<Opportunities>;
