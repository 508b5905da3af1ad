import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { useServices } from '../../lib/use-services.ts';

/** Gives keywords a topic, or none, and says how many have it now. */
export function useSetTopic() {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (input: { keyword_ids: string[]; topic_text: string | null }) =>
      api.keywords.set_keyword_topics(input),
    meta: { showsOwnErrors: true },
    async onSuccess({ changed }, { topic_text }) {
      await refreshAfter({ type: 'keywords_changed' });
      const count = counted(changed, 'keyword');
      toasts.show({
        title: 'Topic saved',
        description: topic_text === null ? `${count} without a topic` : `${count} under “${topic_text}”`,
      });
    },
  });
}
