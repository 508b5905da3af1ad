import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { useServices } from '../../../lib/use-services.ts';

/** Words the question of a keyword, or leaves it to the template, and says so. */
export function useSetQuestion() {
  const { api, queries } = useAppClients();
  const { toasts } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { id: string; question_text: string | null }) => api.keywords.update_keyword(input),
    meta: { showsOwnErrors: true },
    async onSuccess({ question }) {
      await queryClient.invalidateQueries({ queryKey: queries.keywords.key() });
      // What a check costs depends on its words.
      void queryClient.invalidateQueries({ queryKey: queries.checks.forecast_check.key() });
      toasts.show({
        title: 'Question saved',
        description:
          question === null ? 'It is worded from the keyword' : 'It is asked from the next check on',
      });
    },
  });
}
