import { aboutUsd, type CheckForecast as Forecast } from '@answerscope/contract';
import * as messages from './messages.ts';
import { totalForecast } from './total-forecast.ts';

/** What asking the chosen assistants once costs usually; the button says what it costs at most. Null while a forecast is missing. */
export function CheckForecast({ forecasts }: { forecasts: readonly Forecast[] | null }) {
  if (!forecasts || forecasts.length === 0) return <>&nbsp;</>;
  const { assistants, expected_cost_usd, expected_seconds, is_estimated } = totalForecast(forecasts);
  if (expected_cost_usd === null) return <>&nbsp;</>;
  const what = assistants === 1 ? messages.oneCheck : `Asking ${assistants} assistants at once`;
  return (
    <>
      {what} {is_estimated ? 'probably' : 'usually'} costs {aboutUsd(expected_cost_usd)}
      {expected_seconds !== null &&
        ` and takes about ${Math.max(1, Math.round(expected_seconds))} s${assistants === 1 ? '' : ' for the slowest'}`}
      .
    </>
  );
}
