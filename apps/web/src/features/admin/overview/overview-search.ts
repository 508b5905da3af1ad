import { LIMITS } from '@answerscope/contract';
import { oneOf, searchReader, wholeNumber } from '../../../lib/search-codec.ts';

/** The days that can be chosen at a click; an address may ask for any number of them. */
export const DAYS_BACK = [7, 30, 90] as const;

/** What the chart of the days can show; what was spent stands in no address. */
export const DAY_MEASURES = ['spent_usd', 'new_users', 'active_users', 'runs', 'answers'] as const;
export type DayMeasure = (typeof DAY_MEASURES)[number];

const someDays = wholeNumber({ min: 1, max: LIMITS.analytics_days_max });

/** Reads from an address how many days are shown, and which of their numbers is drawn. */
export const toOverviewSearch = searchReader({
  daysBack: (value) => {
    const days = someDays(value);
    return days === LIMITS.analytics_days_default ? undefined : days;
  },
  chart: oneOf(['new_users', 'active_users', 'runs', 'answers']),
});

export type OverviewSearch = ReturnType<typeof toOverviewSearch>;
