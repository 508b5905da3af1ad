import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useDays } from '../../lib/use-time-zone.ts';
import * as messages from './messages.ts';
import { planAnswer } from './plan-answer.ts';
import { useSubscription } from './use-subscription.ts';

/** The plan in force, its price and its due date. */
export function PlanStanding() {
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  const subscription = useSubscription();
  const day = useDays();
  if (failedLoad(usage)) return <>{messages.howManyKeywordsPlanAllows}</>;
  const isRead = subscription.data !== undefined || failedLoad(subscription) !== null;
  if (!usage.data || !isRead) return <>{'\u00a0'}</>;
  return <>{planAnswer(usage.data, subscription.data ?? null, day)}</>;
}
