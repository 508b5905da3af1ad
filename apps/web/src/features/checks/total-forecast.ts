import type { CheckForecast } from '@answerscope/contract';

/** What asking several assistants at once costs and how long the slowest usually takes. US dollars and seconds. */
export interface TotalForecast {
  assistants: number;
  cost_ceiling_usd: number;
  expected_cost_usd: number | null;
  expected_seconds: number | null;
  /** True when one of them never answered this user: what is expected is not usual yet. */
  is_estimated: boolean;
}

/** Costs add up; times do not, because all are asked at once. */
export function totalForecast(forecasts: readonly CheckForecast[]): TotalForecast {
  const costs = known(forecasts.map(({ expected_cost_usd }) => expected_cost_usd));
  const seconds = known(forecasts.map(({ expected_seconds }) => expected_seconds));
  return {
    assistants: forecasts.length,
    cost_ceiling_usd: sum(forecasts.map(({ cost_ceiling_usd }) => cost_ceiling_usd)),
    expected_cost_usd: costs && sum(costs),
    expected_seconds: seconds && Math.max(...seconds),
    is_estimated: forecasts.some((one) => one.is_estimated === true),
  };
}

function known(values: readonly (number | null)[]): number[] | null {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === values.length && numbers.length > 0 ? numbers : null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
