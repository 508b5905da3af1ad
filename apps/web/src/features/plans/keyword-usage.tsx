import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import * as messages from './messages.ts';

/** How many keywords there are and how many the plan allows. */
export function KeywordUsage() {
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  if (failedLoad(usage)) return <>{messages.howManyKeywordsPlanAllows}</>;
  const { data } = usage;
  if (!data) return <>&nbsp;</>;
  const { keywords, keyword_limit, plan } = data;
  const count = counted(keywords, 'keyword');
  if (keyword_limit === null)
    return (
      <>
        {count}, no limit on {plan.name}
      </>
    );
  return (
    <>
      {keywords} of {keyword_limit} keywords on {plan.name}
    </>
  );
}
