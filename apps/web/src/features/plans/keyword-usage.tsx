import type { PlanUsage } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { LeadLine } from '../../ui/lead-line.tsx';
import * as messages from './messages.ts';

/** How many keywords there are and how many the plan allows. */
export function KeywordUsage() {
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  if (failedLoad(usage)) return <>{messages.howManyKeywordsPlanAllows}</>;
  return <LeadLine words={usage.data && usageInWords(usage.data)} />;
}

function usageInWords({ keywords, keyword_limit, plan }: PlanUsage): string {
  return keyword_limit === null
    ? messages.keywordsUnlimited({ keywords, plan: plan.name })
    : messages.keywordsOfLimit({ keywords, limit: keyword_limit, plan: plan.name });
}
