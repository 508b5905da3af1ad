import { type DayRange, dateFormat, RANGE_DAYS, type RangeOfDays, readDayRange } from '@answerscope/contract';
import { rangeInWords as daysInWords } from '../../lib/calendar-day.ts';
import * as messages from './messages.ts';

const MONTH = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT_MONTH = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Where numbers are counted, after 'in …': 'the last 28 days', 'October 2026', 'Oct 1 – 14, 2026'. */
export function rangeInWords({ range, from, to, days }: RangeOfDays): string {
  const read = readDayRange(range);
  if (read !== null && 'days' in read) return messages.theLastDays({ days });
  return read !== null && 'month' in read
    ? MONTH.format(new Date(`${read.month}-01`))
    : daysInWords({ from, to });
}

/** The same where there is little room: '28 days', 'Oct 2026'. */
export function chosenInWords(range: DayRange): string {
  if ('days' in range) return messages.chosenDays({ days: range.days });
  return 'month' in range ? SHORT_MONTH.format(new Date(`${range.month}-01`)) : daysInWords(range);
}

/** What can be chosen at a click: the last so many days, and the last twelve months with the present one. */
export function rangeChoices(now: Date): { days: DayRange[]; months: DayRange[] } {
  const monthsAgo = (ago: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
  return {
    days: RANGE_DAYS.map((days) => ({ days })),
    months: Array.from({ length: 12 }, (_, ago) => ({ month: monthsAgo(ago).toISOString().slice(0, 7) })),
  };
}
