import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import * as messages from './messages.ts';

/** How many keywords there are and how many the plan allows. */
export function KeywordUsage() {
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  if (failedLoad(usage)) return <>{messages.howManyKeywordsPlanAllows}</>;
  const { data } = usage;
  if (!data) return <>{'\u00a0'}</>;
  const { keywords, keyword_limit, plan } = data;
  if (keyword_limit === null) return <>{messages.keywordsUnlimited({ keywords, plan: plan.name })}</>;
  return <>{messages.keywordsOfLimit({ keywords, limit: keyword_limit, plan: plan.name })}</>;
}
