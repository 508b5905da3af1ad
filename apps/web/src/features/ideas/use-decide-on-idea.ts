import { LIMITS, type TopicIdea } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { acceptedInWords, restoredInWords } from './ideas-in-words.ts';
import * as messages from './messages.ts';

type Decided = Pick<TopicIdea, 'idea_key' | 'topic'>;

/**
 * Takes a decision on an idea back and says what that did to its keywords.
 * @param onRestored also when what asked for it is gone from the page by then
 */
export function useRestoreIdea(onRestored?: () => void) {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: ({ idea_key }: Pick<Decided, 'idea_key'>) => api.topics.restore_topic_idea({ idea_key }),
    meta: { operation: messages.bringIdeaBack },
    async onSuccess(restored) {
      await refreshAfter({ type: 'topic_ideas_changed' });
      const description = restoredInWords(restored);
      toasts.show({
        title: messages.topicIsBack({ topic: restored.topic }),
        ...(description !== null && { description }),
      });
      onRestored?.();
      if (restored.keywords_removed > 0) await refreshAfter({ type: 'keywords_changed' });
    },
  });
}

/**
 * Makes questions of an idea keywords and says what became of each; can be taken back.
 * @param onDecided once the idea is gone from the page
 */
export function useAcceptIdea(onDecided: () => void) {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  const { mutate: restore } = useRestoreIdea();
  return useMutation({
    mutationFn: ({ idea_key, questions }: Decided & { questions: string[] }) =>
      api.topics.accept_topic_idea({ idea_key, questions }),
    meta: { operation: messages.addKeywordsOfIdea },
    async onSuccess(accepted, { idea_key }) {
      await refreshAfter({ type: 'keywords_changed' });
      toasts.show({
        ...acceptedInWords(accepted),
        ...(!accepted.is_done && { tone: 'destructive' as const }),
        ...(accepted.is_done && { action: { label: messages.undo, onSelect: () => restore({ idea_key }) } }),
      });
      if (accepted.is_done) onDecided();
    },
  });
}

/**
 * Puts an idea off or dismisses it; can be taken back.
 * @param onDecided once the idea is gone from the page
 */
export function useSetIdeaAside(onDecided: () => void) {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  const { mutate: restore } = useRestoreIdea();
  return useMutation({
    mutationFn: ({ idea_key, state }: Decided & { state: 'put_off' | 'dismissed' }) =>
      state === 'put_off'
        ? api.topics.put_off_topic_idea({ idea_key })
        : api.topics.dismiss_topic_idea({ idea_key }),
    meta: { operation: messages.setAnIdeaAside },
    async onSuccess({ state, topic }, { idea_key }) {
      await refreshAfter({ type: 'topic_ideas_changed' });
      toasts.show({
        title: state === 'put_off' ? messages.ideaPutOff : messages.ideaDismissed,
        description:
          state === 'put_off'
            ? messages.topicComesBack({ topic, days: LIMITS.topic_idea_put_off_days })
            : messages.topicWillNotCome({ topic }),
        action: { label: messages.undo, onSelect: () => restore({ idea_key }) },
      });
      onDecided();
    },
  });
}
