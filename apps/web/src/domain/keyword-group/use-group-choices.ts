import type { KeywordTag } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { type FailedLoad, failedLoad } from '../../lib/failed-load.ts';

export interface GroupChoices {
  topics: readonly string[];
  tags: readonly KeywordTag[];
  /** Why there is nothing to choose from; null where nothing failed. */
  failure: FailedLoad | null;
}

/** The topics and tags that keywords have now; none until they are there. */
export function useGroupChoices({ isWanted = true }: { isWanted?: boolean } = {}): GroupChoices {
  const list = useQuery({
    ...useQueries().keywords.list_keywords.queryOptions({ input: { page: 1, page_size: 1 } }),
    enabled: isWanted,
  });
  return { topics: list.data?.topics ?? [], tags: list.data?.tags ?? [], failure: failedLoad(list) };
}
