import type { ProfileChange } from '@answerscope/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';

/** Saves a change of the profile; the screen says itself what failed. */
export function useUpdateProfile() {
  const { api, queries } = useAppClients();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => api.profile.update_profile(change),
    meta: { showsOwnErrors: true },
    onSuccess: (profile) => {
      queryClient.setQueryData(queries.profile.get_profile.queryKey(), profile);
      // The company's name and site are what answers are judged by.
      void queryClient.invalidateQueries({ queryKey: queries.brand.key() });
      void queryClient.invalidateQueries({ queryKey: queries.judging.key() });
      void queryClient.invalidateQueries({ queryKey: queries.checks.list_question_wordings.key() });
    },
  });
}
