/** A day of the calendar as an address says it, '2026-03-02'; undefined where it is none. */
export function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) ? value : undefined;
}

const DAY = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Nov 2, 2026' */
export function dayInWords(day: string): string {
  return DAY.format(new Date(day));
}

/** 'Oct 28 – Nov 26, 2026'; one day by itself. */
export function rangeInWords({ from, to }: { from: string; to: string }): string {
  return DAY.formatRange(new Date(from), new Date(to));
}
