import { type AnalyticsReportType, type DateRange, LIMITS } from '@answerscope/contract';
import { day } from '../../lib/calendar-day.ts';
import { oneOf, searchReader } from '../../lib/search-codec.ts';

const DAY_MS = 86_400_000;

/** The ranges that can be chosen at a click; the dates may name any other. */
export const RANGE_DAYS = [7, 30, 90] as const;

/** Reads from an address which of these reports is shown, and over which days. */
export const analyticsSearch = <Type extends AnalyticsReportType>(types: readonly Type[]) =>
  searchReader({ report: oneOf(types), from: day, to: day });

export interface AnalyticsSearch<Type extends AnalyticsReportType = AnalyticsReportType> {
  report?: Type | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** As many days as that, today (UTC) the last. */
export function rangeOfDays(days: number, now: Date): DateRange {
  return {
    from: new Date(now.getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10),
    to: now.toISOString().slice(0, 10),
  };
}

/** The range that an address asks for, where it names both ends; else the default one. */
export function rangeOf({ from, to }: AnalyticsSearch, now: Date): DateRange {
  return from && to ? { from, to } : rangeOfDays(LIMITS.analytics_days_default, now);
}

/** Which of the ranges at a click it is, '30'; null: another one. */
export function rangeDaysOf({ from, to }: DateRange, now: Date): string | null {
  const days = RANGE_DAYS.find((known) => {
    const range = rangeOfDays(known, now);
    return range.from === from && range.to === to;
  });
  return days === undefined ? null : String(days);
}
