import { LIMITS } from '@answerscope/contract';
import { oneOf, searchReader } from '../../../lib/search-codec.ts';

/** The days that can be chosen at a click; an address may ask for any number of them. */
export const DAYS_BACK = [7, 30, 90] as const;

/** What the chart of the days can show; what was spent stands in no address. */
export const DAY_MEASURES = ['spent_usd', 'new_users', 'active_users', 'runs', 'answers'] as const;
export type DayMeasure = (typeof DAY_MEASURES)[number];

/** Reads from an address how many days are shown, and which of their numbers is drawn. */
export const toOverviewSearch = searchReader({
  daysBack: (value) => {
    const days = Number(value);
    const isKnown = Number.isInteger(days) && days >= 1 && days <= LIMITS.analytics_days_max;
    return isKnown && days !== LIMITS.analytics_days_default ? days : undefined;
  },
  chart: oneOf(['new_users', 'active_users', 'runs', 'answers']),
});

export type OverviewSearch = ReturnType<typeof toOverviewSearch>;
