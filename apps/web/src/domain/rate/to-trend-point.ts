import type { DashboardChannel } from '@answerscope/contract';
import type { TrendPoint } from '../trend/trend.ts';
import { breakInWords } from './headline-in-words.ts';

/** A point of a line as it is drawn. */
export function toTrendPoint({ from, to, rate, breaks }: DashboardChannel['series'][number]): TrendPoint {
  return {
    from,
    to,
    counted: rate && { k: rate.mentions, n: rate.answers, interval: rate.interval },
    breaks: breaks.map(breakInWords),
  };
}
