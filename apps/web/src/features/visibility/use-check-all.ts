import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { NO_KEYWORDS } from './tracker-states.tsx';

/** Begins a check of all keywords, or says that there are none. */
export function useCheckAll(begin: () => void): () => void {
  const { toasts } = useServices();
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  return () => {
    if (usage.data?.keywords === 0)
      toasts.show({ title: NO_KEYWORDS.title, description: NO_KEYWORDS.text, tone: 'destructive' });
    else begin();
  };
}
