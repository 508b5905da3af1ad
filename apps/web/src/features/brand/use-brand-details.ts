import type { BrandDetails, OperationInput, ProfileOperations } from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { createRunOperation } from '../../lib/run-operation.ts';

const useProfileOperation = () => {
  const { api } = useAppClients();
  return createRunOperation<ProfileOperations>((input) => api.profile.run_profile_operation(input));
};

/** How a company presents itself, with its pillars and questions. */
export function useBrandDetails(userId: string) {
  const { queries } = useAppClients();
  const run = useProfileOperation();
  return useQuery<BrandDetails>({
    queryKey: [...queries.profile.run_profile_operation.key(), 'get_full_profile', userId],
    queryFn: () => run('get_full_profile', { userId }),
  });
}

type Save = Omit<OperationInput<ProfileOperations, 'update_brand_data'>, 'operation'>;

/** Saves it; the screen says itself what failed. */
export function useSaveBrandDetails() {
  const clients = useAppClients();
  const run = useProfileOperation();
  return useMutation({
    mutationFn: (save: Save) => run('update_brand_data', save),
    meta: { showsOwnErrors: true },
    onSuccess: () => void refreshAfter(clients, { type: 'profile_updated' }),
  });
}
