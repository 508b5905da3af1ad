import { type StanceCosts as Costs, numberInWords, usdInWords } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Panel } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { Facts } from '../facts.tsx';
import * as messages from './messages.ts';

/** What reading statements by a model costs: what it did lately, and what it would in 30 days. */
export default function StanceCosts() {
  const { queries } = useAdminClients();
  const found = useQuery(queries.get_stance_costs.queryOptions());
  const failed = failedLoad(found);
  if (failed) return <FailedPart title={messages.stanceCostsNotLoaded} {...failed} />;
  return (
    <Panel title={messages.statementsReadByModel}>
      {found.data ? <Facts facts={factsOf(found.data)} /> : <Skeleton height="96px" />}
    </Panel>
  );
}

function factsOf(costs: Costs): [string, string][] {
  const { answers, calls, decided, failed, cost_usd, call_usd, is_measured, forecast_usd } = costs;
  const price = call_usd === null ? messages.noAnswersYet : usdInWords(call_usd);
  return [
    [messages.answersToRead, numberInWords(answers)],
    [messages.calls, messages.callsReadAndFailed({ calls, decided, failed })],
    [messages.cost, usdInWords(cost_usd)],
    [is_measured ? messages.aCallOnAverage : messages.aCallAtMost, price],
    [
      is_measured ? messages.forecastFor30Days : messages.forecastFor30DaysAtMost,
      forecast_usd === null ? messages.noAnswersYet : usdInWords(forecast_usd),
    ],
  ];
}
