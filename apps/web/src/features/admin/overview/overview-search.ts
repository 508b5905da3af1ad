import { LIMITS } from '@answerscope/contract';
import { searchReader } from '../../../lib/search-codec.ts';

/** The days that can be chosen at a click; an address may ask for any number of them. */
export const DAYS_BACK = [7, 30, 90] as const;

/** Reads from an address how many days are shown. */
export const toOverviewSearch = searchReader({
  daysBack: (value) => {
    const days = Number(value);
    const isKnown = Number.isInteger(days) && days >= 1 && days <= LIMITS.analytics_days_max;
    return isKnown && days !== LIMITS.analytics_days_default ? days : undefined;
  },
});

export type OverviewSearch = ReturnType<typeof toOverviewSearch>;
