import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import * as messages from './messages.ts';
import { monthInWords, monthUsageInWords } from './month-usage.ts';

/** What was used in the calendar month that is going on. */
export function MonthUsage() {
  const queries = useQueries();
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const installation = useQuery(queries.monitoring.get_installation.queryOptions());
  const failure = failedLoad(usage);
  if (failure) return <FailedPart title={messages.whatUsedMonthNotLoaded} {...failure} />;
  if (!usage.data) return null;
  return (
    <Panel title={messages.usageIn({ month: monthInWords(usage.data) })}>
      <p>{monthUsageInWords(usage.data, installation.data?.is_demonstration)}</p>
    </Panel>
  );
}
