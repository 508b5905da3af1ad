import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { proposedAnswers } from './proposed-answers.ts';
import { useTrackerBasis } from './use-tracker-basis.ts';

/** How many answers per check show a change within a month of the plan, with their price. */
export default function AnswersProposal() {
  const queries = useQueries();
  const { available, isKnown, failure } = useTrackerBasis();
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const hasKeywords = usage.data !== undefined && usage.data.keywords > 0;
  const forecast = useQuery({
    ...queries.runs.forecast_run.queryOptions({ input: { channels: [...available] } }),
    enabled: isKnown && hasKeywords && available.length > 0,
  });
  const failed = failure ?? failedLoad(usage, forecast);
  if (failed) return <FailedPart title={messages.trendNeedsNotLoaded} {...failed} />;
  if (isKnown && usage.data && (!hasKeywords || available.length === 0))
    return <p>{messages.addKeywordsForTrend}</p>;
  if (!usage.data || !forecast.data) return <Skeleton height="24px" />;
  return (
    <p>
      {proposedAnswers({
        usage: usage.data,
        forecast: forecast.data,
        keywords: usage.data.keywords,
        channels: available.length,
      }) ?? messages.addKeywordsForTrend}
    </p>
  );
}
