import type { CheckForecast as Forecast } from '@answerscope/contract';
import { formatUsd } from '../../lib/format.ts';
import { totalForecast } from './total-forecast.ts';

/** What asking the chosen assistants once costs usually and at most. Null while a forecast is missing. */
export function CheckForecast({ forecasts }: { forecasts: readonly Forecast[] | null }) {
  if (!forecasts || forecasts.length === 0) return <>&nbsp;</>;
  const { assistants, cost_ceiling_usd, expected_cost_usd, expected_seconds } = totalForecast(forecasts);
  const what = assistants === 1 ? 'One check' : `Asking ${assistants} assistants at once`;
  const most = `at most ${formatUsd(cost_ceiling_usd)}`;
  if (expected_cost_usd === null) {
    return (
      <>
        {what} costs {most}.
      </>
    );
  }
  return (
    <>
      {what} usually costs about {formatUsd(expected_cost_usd)}, {most}
      {expected_seconds !== null &&
        `, and takes about ${Math.max(1, Math.round(expected_seconds))} s${assistants === 1 ? '' : ' for the slowest'}`}
      .
    </>
  );
}
