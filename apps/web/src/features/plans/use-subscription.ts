import { SUBSCRIPTION_REFRESH_MS } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';

/** How the subscription stands, asked for anew every five minutes (specification 9) and whenever the server tells. */
export function useSubscription() {
  return useQuery({
    ...useQueries().payments.get_my_subscription.queryOptions(),
    refetchInterval: SUBSCRIPTION_REFRESH_MS,
  });
}
