import { LIMITS } from './limits.ts';

const DAY_MS = 86_400_000;

/** Lengths of a range that ends today. */
export const RANGE_DAYS = [7, 28, 90, 180] as const;
export type RangeDays = (typeof RANGE_DAYS)[number];

/** The days over which numbers are counted, of UTC: the last so many with today, a calendar month, or from one day to another. */
export type DayRange = { days: RangeDays } | { month: string } | { from: string; to: string };

const MONTH = /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/;
const OWN_DAYS = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;
const EARLIEST = '1900-01-01';

/** '28', '2026-10' or '2026-10-01..2026-10-14', as an address or a setting says it. Never throws; null for anything else. */
export function readDayRange(said: unknown): DayRange | null {
  if (typeof said === 'number') return readDayRange(String(said));
  if (typeof said !== 'string') return null;
  const days = RANGE_DAYS.find((one) => String(one) === said);
  if (days !== undefined) return { days };
  if (MONTH.test(said)) return { month: said };
  const [, from = '', to = ''] = OWN_DAYS.exec(said) ?? [];
  const isRange = isDay(from) && isDay(to) && from <= to && lengthOf(from, to) <= LIMITS.analytics_days_max;
  return isRange ? { from, to } : null;
}

/** What `readDayRange` reads. */
export function dayRangeText(range: DayRange): string {
  if ('days' in range) return String(range.days);
  return 'month' in range ? range.month : `${range.from}..${range.to}`;
}

/** A range with the days it comes to, both included. */
interface DatedRange {
  range: string;
  from: string;
  to: string;
  days: number;
}

/** The days of a range; one that goes on ends today. */
export function rangeOfDays(range: DayRange, now: Date): DatedRange {
  const today = dayOf(now.getTime());
  const said = { range: dayRangeText(range) };
  if ('days' in range)
    return { ...said, from: daysBefore(today, range.days - 1), to: today, days: range.days };
  const { from, to } = 'month' in range ? daysOfMonth(range.month) : range;
  return { ...said, from, to, days: lengthOf(from, to) };
}

/** The shortest of 28, 90 and 180 days that holds four refreshes of a plan. */
export function defaultDayRange(refreshHours: number): DayRange {
  return { days: ([28, 90] as const).find((days) => days * 24 >= 4 * refreshHours) ?? 180 };
}

/** Points of a line are days up to two weeks, then weeks, then months. */
const POINT_DAYS = [
  { upTo: 14, days: 1 },
  { upTo: 100, days: 7 },
  { upTo: Number.POSITIVE_INFINITY, days: 30 },
] as const;

/** Where the points of a range of so many days begin, in days before its end: 0 first. The last one ends with the range. */
export function pointAges(days: number): number[] {
  const length = POINT_DAYS.find(({ upTo }) => days <= upTo)?.days ?? days;
  const count = Math.max(1, Math.round(days / length));
  return Array.from({ length: count }, (_, index) => Math.round((index * days) / count));
}

/** 'YYYY-MM-DD', so many days before another. */
export function daysBefore(day: string, days: number): string {
  return dayOf(Date.parse(day) - days * DAY_MS);
}

function daysOfMonth(month: string): { from: string; to: string } {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return { from: `${month}-01`, to: dayOf(Date.UTC(year, number, 0)) };
}

function lengthOf(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function isDay(text: string): boolean {
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && text >= EARLIEST && dayOf(moment) === text;
}
