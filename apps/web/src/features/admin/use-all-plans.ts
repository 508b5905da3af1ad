import { LIMITS } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../lib/admin-clients.tsx';

/** Every plan with its name, the withdrawn ones among them: users stay on these. Empty until they are there. */
export function useAllPlans(): readonly { id: string; name: string }[] {
  const { queries } = useAdminClients();
  const plans = useQuery(queries.plans.list.queryOptions({ input: { page_size: LIMITS.page_size_max } }));
  return plans.data?.items ?? [];
}
