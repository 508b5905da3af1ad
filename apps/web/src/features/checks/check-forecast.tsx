import { aboutUsd, type CheckForecast as Forecast } from '@answerscope/contract';
import * as messages from './messages.ts';
import { totalForecast } from './total-forecast.ts';

/** What asking the chosen assistants once costs usually; the button says what it costs at most. Null while a forecast is missing. */
export function CheckForecast({ forecasts }: { forecasts: readonly Forecast[] | null }) {
  if (!forecasts || forecasts.length === 0) return <>{NO_WORDS}</>;
  const { assistants, expected_cost_usd, expected_seconds, is_estimated } = totalForecast(forecasts);
  if (expected_cost_usd === null) return <>{NO_WORDS}</>;
  return (
    <>
      {messages.whatItCosts({
        assistants,
        basis: is_estimated ? 'estimated' : 'usual',
        cost: aboutUsd(expected_cost_usd),
        hasTime: expected_seconds === null ? 'no' : 'yes',
        seconds: Math.max(1, Math.round(expected_seconds ?? 0)),
      })}
    </>
  );
}

/** Keeps the line's height. */
const NO_WORDS = '\u00a0';
