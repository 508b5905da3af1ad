import { LIMITS } from '@answerscope/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import type { KeywordSearch } from './keyword-search.ts';
import { usePendingDeletions } from './use-delete-keyword.ts';

/** One page of my keywords. The page before stays until the next is there; what is being deleted is left out. */
export function useKeywordList(search: KeywordSearch) {
  const pendingDeletions = usePendingDeletions();
  const list = useQuery(
    useQueries().keywords.list_keywords.queryOptions({
      input: { ...search, page: search.page ?? 1, page_size: LIMITS.page_size },
      placeholderData: keepPreviousData,
    }),
  );
  const keywords = list.data?.items.filter(({ id }) => !pendingDeletions.includes(id)) ?? null;
  return { list, keywords };
}
