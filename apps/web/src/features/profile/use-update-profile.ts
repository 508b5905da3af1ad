import type { ProfileChange } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';

/** Saves a change of the profile; the screen says itself what failed. */
export function useUpdateProfile() {
  const clients = useAppClients();
  const { api, queries, queryClient } = clients;
  return useMutation({
    mutationFn: (change: ProfileChange) => api.profile.update_profile(change),
    meta: { showsOwnErrors: true },
    onSuccess: (profile) => {
      queryClient.setQueryData(queries.profile.get_profile.queryKey(), profile);
      void refreshAfter(clients, { type: 'profile_updated' });
    },
  });
}
