import type { Keyword } from '@answerscope/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { type KeywordPage, temporaryKeyword, withKeyword } from './optimistic-keyword.ts';

interface NewKeyword {
  keyword_text: string;
  topic_text: string | null;
}

/** Adds a keyword: it stands in the list at once and goes again when the server refuses it. */
export function useAddKeyword({ onAdded }: { onAdded?: ((keyword: Keyword) => void) | undefined } = {}) {
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
      const temporary = temporaryKeyword({
        keyword: keyword_text,
        topic: topic_text,
        user_id: session.current()?.id ?? '',
        now: new Date(),
      });
      queryClient.setQueriesData<KeywordPage>(lists, (page) => page && withKeyword(page, temporary));
      return { before };
    },
    onSuccess: (keyword) => onAdded?.(keyword),
    onError(_error, _keyword, result) {
      for (const [key, page] of result?.before ?? []) queryClient.setQueryData(key, page);
    },
    onSettled() {
      // Not waited for: without a connection these reads are tried for seconds, and the form waits to say what failed.
      void queryClient.invalidateQueries(lists);
      void queryClient.invalidateQueries({ queryKey: queries.plans.get_my_plan_usage.key() });
    },
  });
}
