import type { BrandDetails, ProfileOperations } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAppClients } from '../../lib/app-clients.tsx';
import { createRunOperation } from '../../lib/run-operation.ts';

const useProfileOperation = () => {
  const { api } = useAppClients();
  return createRunOperation<ProfileOperations>((input) => api.profile.run_profile_operation(input));
};

/** How a company presents itself, with its pillars and questions; waits for the user's id. */
export function useBrandDetails(userId: string | undefined) {
  const { queries } = useAppClients();
  const run = useProfileOperation();
  return useQuery<BrandDetails>({
    queryKey: [...queries.profile.run_profile_operation.key(), 'get_full_profile', userId],
    queryFn: () => run('get_full_profile', { userId }),
    enabled: userId !== undefined,
  });
}
