import type { Keyword } from '@answerscope/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';

interface NewKeyword {
  keyword_text: string;
  topic_text: string | null;
}

type KeywordPage = { items: Keyword[]; total: number; total_keywords: number };

const TEMPORARY = 'temp-';

/** True for an entry that stands in the list before the server has answered. */
export function isTemporary(keyword: Keyword): boolean {
  return keyword.id.startsWith(TEMPORARY);
}

/** Adds a keyword: it stands in the list at once and goes again when the server refuses it. */
export function useAddKeyword() {
  const { api, queries } = useAppClients();
  const { session } = useServices();
  const queryClient = useQueryClient();
  const lists = { queryKey: queries.keywords.list_keywords.key() };

  return useMutation({
    mutationFn: (keyword: NewKeyword) => api.keywords.add_my_keyword(keyword),
    meta: { showsOwnErrors: true },
    async onMutate({ keyword_text, topic_text }) {
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<KeywordPage>(lists);
      const temporary: Keyword = {
        id: `${TEMPORARY}${crypto.randomUUID()}`,
        user_id: session.current()?.id ?? '',
        keyword: keyword_text,
        topic: topic_text,
        search_intent: null,
        is_ai_generated: false,
        generation_batch_id: null,
        created_at: new Date().toISOString(),
      };
      queryClient.setQueriesData<KeywordPage>(lists, (page) => page && withKeyword(page, temporary));
      return { before };
    },
    onError(_error, _keyword, result) {
      for (const [key, page] of result?.before ?? []) queryClient.setQueryData(key, page);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(lists),
        queryClient.invalidateQueries({ queryKey: queries.plans.get_my_plan_usage.key() }),
      ]),
  });
}

/** The page with one keyword more at its head. */
export function withKeyword<Page extends KeywordPage>(page: Page, keyword: Keyword): Page {
  return {
    ...page,
    items: [keyword, ...page.items],
    total: page.total + 1,
    total_keywords: page.total_keywords + 1,
  };
}
