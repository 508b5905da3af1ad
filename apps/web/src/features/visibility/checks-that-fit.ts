import type { PlanUsage, RunForecast } from '@answerscope/contract';
import * as messages from './messages.ts';

type Budget = Pick<PlanUsage, 'monthly_budget_usd' | 'spent_usd' | 'reserved_usd'>;
type Forecast = Pick<RunForecast, 'calls' | 'cost_ceiling_usd' | 'expected_cost_usd'>;

/** What may still be spent this month; null without a limit. */
export function leftThisMonth({ monthly_budget_usd, spent_usd, reserved_usd }: Budget): number | null {
  return monthly_budget_usd === null ? null : Math.max(0, monthly_budget_usd - spent_usd - reserved_usd);
}

/**
 * About how many of a run's questions the money of this month pays for; null when all of them. Each is let through only
 * while the most that it may cost is left, and then costs what such a question probably does.
 */
export function checksThatFit(forecast: Forecast, budget: Budget): number | null {
  const { calls, cost_ceiling_usd, expected_cost_usd } = forecast;
  const left = leftThisMonth(budget);
  if (left === null || cost_ceiling_usd <= left) return null;
  const most = cost_ceiling_usd / calls;
  const probable = expected_cost_usd === null || expected_cost_usd === 0 ? most : expected_cost_usd / calls;
  // A thousandth against what binary fractions lose.
  const fitting = left < most ? 0 : Math.floor((left - most) / probable + 0.001) + 1;
  return fitting >= calls ? null : fitting;
}

/** Warns that the money does not suffice; null where it does. Only a check of all keywords writes a report. */
export function shortOfMoney(forecast: Forecast, budget: Budget, isOfAll: boolean): string | null {
  const fitting = checksThatFit(forecast, budget);
  if (fitting === null) return null;
  const { calls } = forecast;
  const report = { writesReport: isOfAll ? 'yes' : 'no' };
  return calls === 1
    ? messages.whatIsLeftDoesNotPay(report)
    : messages.whatIsLeftPaysFor({ ...report, fitting, calls });
}
