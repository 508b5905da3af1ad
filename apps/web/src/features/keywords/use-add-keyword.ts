import { FRIENDLY_ERRORS, type Keyword } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { type AppClients, useAppClients } from '../../lib/app-clients.tsx';
import type { BrowserServices } from '../../lib/browser-services.ts';
import { errorInWords } from '../../lib/error-in-words.ts';
import { makeOnce } from '../../lib/make-once.ts';
import { queuedWrite } from '../../lib/query-client.ts';
import { useServices } from '../../lib/use-services.ts';
import * as messages from './messages.ts';
import {
  ADD_KEYWORD,
  type KeywordPage,
  temporaryKeyword,
  withKeyword,
  withoutKeyword,
} from './optimistic-keyword.ts';

interface NewKeyword {
  keyword_text: string;
  topic_text: string | null;
  question_text: string | null;
}

/** The write itself, which a page can take over from another that was left before it was made. */
export function addKeywordWrite(
  clients: AppClients,
  { session, toasts }: Pick<BrowserServices, 'session' | 'toasts'>,
) {
  const { api, queries, queryClient } = clients;
  const lists = { queryKey: queries.keywords.list_keywords.key() };
  return {
    ...queuedWrite,
    mutationKey: ADD_KEYWORD,
    mutationFn: (keyword: NewKeyword) =>
      makeOnce(
        queryClient,
        () => api.keywords.add_my_keyword(keyword),
        ({ details }) =>
          details?.reason === 'duplicate_keyword' && details.conflicting_id
            ? api.keywords.get_keyword({ id: details.conflicting_id })
            : undefined,
      ),
    meta: { showsOwnErrors: true, operation: messages.addKeyword, operationDetail: 'keyword_text' },
    async onMutate({ keyword_text, topic_text, question_text }: NewKeyword) {
      await queryClient.cancelQueries(lists);
      const temporary = temporaryKeyword({
        keyword: keyword_text,
        topic: topic_text,
        question: question_text,
        user_id: session.current()?.id ?? '',
        now: new Date(),
      });
      queryClient.setQueriesData<KeywordPage>(lists, (page) => page && withKeyword(page, temporary));
      return { id: temporary.id, temporary };
    },
    onError(
      error: unknown,
      { keyword_text }: NewKeyword,
      added: { id: string } | undefined,
      { isShown = false } = {},
    ) {
      queryClient.setQueriesData<KeywordPage>(
        lists,
        (page) => page && added && withoutKeyword(page, added.id),
      );
      if (isShown) return;
      toasts.show({
        title: FRIENDLY_ERRORS.keywords.add_failed,
        description: `${keyword_text}: ${errorInWords(error)}`,
        tone: 'destructive',
      });
    },
    onSettled() {
      // Not waited for: without a connection these reads are tried for seconds, and the form waits to say what failed.
      void refreshAfter(clients, { type: 'keywords_changed' });
    },
  };
}

interface AddKeywordOptions {
  onAdded?: ((keyword: Keyword) => void) | undefined;
  /** Shows the refusal itself and returns true, or leaves it to a toast. */
  onRefused?: (error: unknown, keyword: NewKeyword) => boolean;
}

/**
 * Adds a keyword: the list shows it immediately and drops it when the server refuses it. The user reads the reason on
 * whatever page they are by then. Without a connection it waits for one.
 */
export function useAddKeyword({ onAdded, onRefused }: AddKeywordOptions = {}) {
  const clients = useAppClients();
  const write = addKeywordWrite(clients, useServices());
  return useMutation({
    ...write,
    onSuccess: (keyword: Keyword) => onAdded?.(keyword),
    onError: (error: unknown, keyword: NewKeyword, added: { id: string } | undefined) =>
      write.onError(error, keyword, added, { isShown: onRefused?.(error, keyword) }),
  });
}
