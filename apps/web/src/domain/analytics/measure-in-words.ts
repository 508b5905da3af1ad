import {
  ANALYTICS_MEASURES,
  type AnalyticsMeasure,
  type AnalyticsNumbers,
  type AnalyticsReport,
  type AnalyticsReportWords,
  measureLabel,
  numberInWords,
} from '@answerscope/contract';
import { formatDuration, formatExactUsd } from '../../lib/format.ts';
import { inCurrency } from '../payment/payments-table.tsx';
import { formatShare } from '../rate/format-rate.ts';
import * as messages from './messages.ts';

/** What stands in files alone: on the page it is said with a rate or with a share. */
const IN_FILES: readonly AnalyticsMeasure[] = [
  'answers',
  'named',
  'rate_low',
  'rate_high',
  'rate_low_for_similar_keywords',
  'rate_high_for_similar_keywords',
  'rate_compared',
  'calls_answered',
];

/** The measures of a report that a page shows, in their order. */
export function shownMeasures(measures: readonly AnalyticsMeasure[]): AnalyticsMeasure[] {
  return measures.filter((measure) => !IN_FILES.includes(measure));
}

/** A number in its unit: '1,204', '33%', '$4.20', '840 ms'; 'None' where there is none. */
export function measureInWords(
  measure: AnalyticsMeasure,
  value: number | null | undefined,
  currency: string | null,
): string {
  if (value === null || value === undefined) return messages.none;
  switch (ANALYTICS_MEASURES[measure].unit) {
    case 'usd':
      return formatExactUsd(value);
    case 'money':
      return inCurrency(value, currency ?? 'usd');
    case 'ms':
      return formatDuration(value);
    case 'count':
      return numberInWords(value);
    default:
      return formatShare(value * 100);
  }
}

/** The leading number of a report, now and before, for its first line. Null where it has none. */
export function leadInWords(
  { totals: [total] }: AnalyticsReport,
  words: AnalyticsReportWords,
): string | null {
  const [measure] = shownMeasures(words.totals);
  const value = measure && total?.values[measure];
  if (!measure || !total || value === null || value === undefined) return null;
  const { currency } = total;
  const now = measureInWords(measure, value, currency);
  const before = measureInWords(measure, total.before[measure], currency);
  const isSame = now === before ? 'yes' : 'no';
  return measure === 'rate'
    ? messages.rateNowAndBefore({ rate: now, before, isSame })
    : messages.measureNowAndBefore({ measure: measureLabel(words, measure), value: now, before, isSame });
}

/** True where neither range has anything to tell. */
export function isEmptyReport({ totals, rows }: AnalyticsReport): boolean {
  const isNothing = (numbers: AnalyticsNumbers) => Object.values(numbers).every((value) => !value);
  return [...totals, ...rows].every(({ values, before }) => isNothing(values) && isNothing(before));
}

/** Answers from which on a window tells something, as of the headline. */
const FEW_ANSWERS = 9;

/** How many answers a report of rates stands on, where they are few; null where they are enough, or there are none. */
export function fewAnswersOf({ totals }: AnalyticsReport): number | null {
  const answers = totals[0]?.values.answers;
  return typeof answers === 'number' && answers > 0 && answers < FEW_ANSWERS ? answers : null;
}
