import type { RunForecast } from '@answerscope/contract';
import { formatSeconds, formatUsd } from '../../lib/format.ts';

/** What a run costs and takes, in a sentence: what is usual is left out while nothing was asked before. */
export function forecastInWords(forecast: RunForecast): string {
  const { calls, cost_ceiling_usd, expected_cost_usd, expected_seconds } = forecast;
  const questions = calls === 1 ? '1 question' : `${calls.toLocaleString('en')} questions`;
  const most = `at most ${formatUsd(cost_ceiling_usd)}`;
  const cost = expected_cost_usd === null ? most : `about ${formatUsd(expected_cost_usd)}, ${most}`;
  const time = expected_seconds === null ? '' : ` and take about ${formatSeconds(expected_seconds)}`;
  return `${questions} will cost ${cost}${time === '' ? '' : `,${time}`}.`;
}
