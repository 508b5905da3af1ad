import type { BrandDetails } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';
import { profileOperation } from './profile-operation.ts';

/** How a company presents itself, with its pillars and questions; waits for the user's id. */
export function useBrandDetails(userId: string | undefined) {
  const { api, queries } = useAppClients();
  return useQuery<BrandDetails>({
    queryKey: [...queries.profile.run_profile_operation.key(), 'get_full_profile', userId],
    queryFn: () => profileOperation({ api })('get_full_profile', { userId }),
    enabled: userId !== undefined,
  });
}
