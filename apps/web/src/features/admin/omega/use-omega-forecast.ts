import type { Channel, ForcedStatus, OmegaForecast } from '@answerscope/contract';
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';

/** A status to be forced, once all of it is chosen. */
export interface OmegaChoice {
  user_id: string;
  keyword_id: string;
  channel: Channel;
  status: ForcedStatus;
}

/** What forcing a status would touch. Read anew each time it is looked at: a run may have ended meanwhile. */
export function useOmegaForecast(target: OmegaChoice | null): UseQueryResult<OmegaForecast> {
  const { queries } = useAdminClients();
  return useQuery({
    ...queries.forecast_omega_override.queryOptions({ input: target ?? skipToken }),
    staleTime: 0,
  });
}
