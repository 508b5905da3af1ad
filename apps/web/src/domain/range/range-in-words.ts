import { type DayRange, RANGE_DAYS, type RangeOfDays, readDayRange } from '@answerscope/contract';
import { rangeInWords as daysInWords } from '../../lib/calendar-day.ts';

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Where numbers are counted, after 'in …': 'the last 28 days', 'October 2026', 'Oct 1 – 14, 2026'. */
export function rangeInWords({ range, from, to, days }: RangeOfDays): string {
  const read = readDayRange(range);
  if (read !== null && 'days' in read) return `the last ${days} days`;
  return read !== null && 'month' in read ? monthInWords(read.month) : daysInWords({ from, to });
}

/** The same where a page says which one is chosen: '28 days'. */
export function chosenInWords(range: DayRange): string {
  if ('days' in range) return `${range.days} days`;
  return 'month' in range ? monthInWords(range.month) : daysInWords(range);
}

/** 'October 2026' */
function monthInWords(month: string): string {
  return MONTH.format(new Date(`${month}-01`));
}

/** What can be chosen at a click: the last so many days, and the last twelve months with the present one. */
export function rangeChoices(now: Date): { days: DayRange[]; months: DayRange[] } {
  const monthsAgo = (ago: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
  return {
    days: RANGE_DAYS.map((days) => ({ days })),
    months: Array.from({ length: 12 }, (_, ago) => ({ month: monthsAgo(ago).toISOString().slice(0, 7) })),
  };
}
