import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { useServices } from '../../../lib/use-services.ts';

/** Words the question of a keyword, or leaves it to the template, and says so. */
export function useSetQuestion() {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (input: { id: string; question_text: string | null }) => api.keywords.update_keyword(input),
    meta: { showsOwnErrors: true },
    async onSuccess({ question }) {
      await refreshAfter({ type: 'keywords_changed' });
      toasts.show({
        title: 'Question saved',
        description:
          question === null ? 'It is worded from the keyword' : 'It is asked from the next check on',
      });
    },
  });
}
