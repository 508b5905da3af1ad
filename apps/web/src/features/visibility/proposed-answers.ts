import { aboutUsd, type PlanUsage, type RunForecast, refreshFrequencyLabel } from '@answerscope/contract';
import { answersPerCheckNeeded } from '@answerscope/statistics';
import * as messages from './messages.ts';

const MONTH_DAYS = 28;
const CHANGE = 0.2;
/** Where no rate is known, the one at which a change is hardest to see. */
const HARDEST = 0.5;
/** The rate of an assistant has half of the weight of what is judged of it. */
const LEVEL = 0.05 / 2;

interface Asked {
  usage: Pick<PlanUsage, 'plan'>;
  forecast: Pick<RunForecast, 'calls' | 'expected_cost_usd'>;
  keywords: number;
  /** Assistants that are chosen. */
  channels: number;
}

/**
 * The answers per check at which a change of 20 points of an assistant shows within a month of the plan's refreshes, with
 * its price; null where nothing is asked.
 */
export function proposedAnswers({ usage, forecast, keywords, channels }: Asked): string | null {
  const { samples_max: most, ranking_refresh_frequency_hours: hours } = usage.plan;
  const refreshes = Math.floor((MONTH_DAYS * 24) / hours);
  if (keywords === 0 || channels === 0 || forecast.calls === 0) return null;
  const checks_per_window = keywords * refreshes;
  const significance_level = LEVEL / channels;
  const answers =
    checks_per_window === 0
      ? null
      : answersPerCheckNeeded({ rate: HARDEST, change: CHANGE, checks_per_window, most, significance_level });
  const often = refreshFrequencyLabel(hours, 'inside');
  if (answers === null) return messages.mostShowNoChange({ often, most });
  const perAnswer = forecast.expected_cost_usd === null ? null : forecast.expected_cost_usd / forecast.calls;
  const isPriced = perAnswer !== null;
  return messages.answersShowAChange({
    answers,
    often,
    isPriced: isPriced ? 'yes' : 'no',
    price: isPriced ? aboutUsd(perAnswer * answers * checks_per_window * channels) : '',
  });
}
