import { dayInWords as dayOfYear } from '@answerscope/contract';

/** A day of the calendar as an address says it, '2026-03-02'; undefined where it is none. */
export function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) ? value : undefined;
}

/** '2 Nov', with the year where it is another one than now. */
export function dayInWords(day: string): string {
  return dayOfYear(day, 'UTC');
}

/** '28 Oct – 26 Nov'; one day by itself. */
export function rangeInWords({ from, to }: { from: string; to: string }): string {
  return from === to ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(to)}`;
}
