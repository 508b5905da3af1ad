import type { CheckForecast as Forecast } from '@answerscope/contract';
import { formatUsd } from '../../lib/format.ts';

/** What one check is expected to cost, and the most it can. */
export function CheckForecast({ forecast }: { forecast: Forecast | null }) {
  if (!forecast) return <>&nbsp;</>;
  if (!forecast.is_configured) {
    return <>This assistant is not configured: an administrator must set its key before it can be asked.</>;
  }
  const { cost_ceiling_usd, expected_cost_usd, expected_seconds } = forecast;
  const most = `at most ${formatUsd(cost_ceiling_usd)}`;
  if (expected_cost_usd === null) return <>One check costs {most}.</>;
  const time =
    expected_seconds === null ? '' : ` and takes about ${Math.max(1, Math.round(expected_seconds))} s`;
  const usual = expected_cost_usd === null ? most : `about ${formatUsd(expected_cost_usd)} (${most})`;
  return (
    <>
      One check costs {usual}
      {time}.
    </>
  );
}
