import type { SearchIntent } from '@answerscope/contract';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { type AppClients, useAppClients } from '../../lib/app-clients.tsx';
import type { BrowserServices } from '../../lib/browser-services.ts';
import { makeOnce } from '../../lib/make-once.ts';
import { queuedWrite } from '../../lib/query-client.ts';
import { isMissing } from '../../lib/request-error.ts';
import { useQueuedWrite } from '../../lib/use-queued-write.ts';
import { useServices } from '../../lib/use-services.ts';
import * as messages from './messages.ts';

/** The changes of keywords that wait without a connection, and that a page can take over from another. */
export function keywordWrites(clients: AppClients, { toasts }: Pick<BrowserServices, 'toasts'>) {
  const { api, queryClient } = clients;
  const reload = () => refreshAfter(clients, { type: 'keywords_changed' });
  return {
    /** Why people type a keyword. */
    setIntent: {
      ...queuedWrite,
      mutationKey: ['set-intent'],
      mutationFn: (input: { id: string; search_intent: SearchIntent }) => api.keywords.update_keyword(input),
      meta: { operation: messages.changeIntent },
      onSuccess: reload,
    },
    /** Words the question of a keyword, or leaves it to the template, and says so. */
    setQuestion: {
      ...queuedWrite,
      mutationKey: ['set-question'],
      mutationFn: (input: { id: string; question_text: string | null }) => api.keywords.update_keyword(input),
      meta: {
        showsOwnErrors: true,
        isOfForm: true,
        operation: messages.changeQuestion,
        operationDetail: 'question_text',
      },
      async onSuccess({ question }: { question: string | null }) {
        await reload();
        toasts.show({
          title: messages.questionSaved,
          description: question === null ? messages.wordedFromKeywordNow : messages.askedFromNextCheck,
        });
      },
    },
    /** Gives keywords a topic, or none, and says how many have it now. */
    setTopic: {
      ...queuedWrite,
      mutationKey: ['set-topic'],
      mutationFn: (input: { keyword_ids: string[]; topic_text: string | null }) =>
        api.keywords.set_keyword_topics(input),
      meta: {
        showsOwnErrors: true,
        isOfForm: true,
        operation: messages.setTopic,
        operationDetail: 'topic_text',
      },
      async onSuccess(
        { changed }: { changed: number },
        { topic_text }: { keyword_ids: string[]; topic_text: string | null },
      ) {
        await reload();
        toasts.show({
          title: messages.topicSaved,
          description:
            topic_text === null
              ? messages.keywordsWithoutTopic({ count: changed })
              : messages.keywordsUnderTopic({ count: changed, topic: topic_text }),
        });
      },
    },
    /** Renames a topic, or joins it with another one. */
    renameTopic: {
      ...queuedWrite,
      mutationKey: ['rename-topic'],
      mutationFn: (names: { topic: string; topic_text: string }) =>
        makeOnce<{ changed: number | null }>(
          queryClient,
          () => api.keywords.rename_keyword_topic(names),
          // Nothing has the former name any more.
          (refusal) => (isMissing(refusal) ? { changed: null } : undefined),
        ),
      meta: {
        showsOwnErrors: true,
        isOfForm: true,
        operation: messages.renameTopic,
        operationDetail: 'topic',
      },
      async onSuccess(
        { changed }: { changed: number | null },
        { topic_text }: { topic: string; topic_text: string },
      ) {
        await reload();
        if (changed === null) return;
        toasts.show({
          title: messages.topicSaved,
          description: messages.keywordsUnderTopic({ count: changed, topic: topic_text }),
        });
      },
    },
  };
}

export const useSetTopic = () => useQueuedWrite(keywordWrites(useAppClients(), useServices()).setTopic);

export const useSetQuestion = () => useQueuedWrite(keywordWrites(useAppClients(), useServices()).setQuestion);

export const useRenameTopic = () => useQueuedWrite(keywordWrites(useAppClients(), useServices()).renameTopic);
