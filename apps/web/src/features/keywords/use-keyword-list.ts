import { LIMITS, type ListedKeyword } from '@answerscope/contract';
import { keepPreviousData, useMutationState, useQuery } from '@tanstack/react-query';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { isMissing } from '../../lib/request-error.ts';
import type { KeywordSearch } from './keyword-search.ts';
import { ADD_KEYWORD, withAdding } from './optimistic-keyword.ts';
import { usePendingDeletions } from './use-delete-keywords.ts';

/** One page of my keywords, or why there is none. The page before stays until the next is there; what is being deleted is left out. */
export function useKeywordList(search: KeywordSearch, { withFigures = false } = {}) {
  const asked = useAskedRange();
  const pendingDeletions = new Set(usePendingDeletions());
  const list = useQuery(
    useQueries().keywords.list_keywords.queryOptions({
      input: {
        ...search,
        page: search.page ?? 1,
        page_size: LIMITS.page_size,
        ...(withFigures && { with_figures: true, ...asked }),
      },
      placeholderData: keepPreviousData,
    }),
  );
  const adding = useMutationState({
    filters: { mutationKey: ADD_KEYWORD, status: 'pending' },
    select: ({ state }) => (state.context as { temporary?: ListedKeyword } | undefined)?.temporary,
  });
  const page = list.data && withAdding(list.data, adding);
  const keywords: ListedKeyword[] | null = page?.items.filter(({ id }) => !pendingDeletions.has(id)) ?? null;
  const failure = failedLoad(list);
  // The tag that the address names was deleted: no keyword has it.
  if (failure && search.tag && isMissing(failure.error)) return { list, keywords: [], failure: null };
  return { list, keywords, failure };
}
