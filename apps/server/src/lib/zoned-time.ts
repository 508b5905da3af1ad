import { DAY_MS } from './time.ts';

/** A calendar day and a time of day, without a zone. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** What clocks in an IANA time zone show at a moment. */
export function localTimeOf(moment: Date, timeZone: string): LocalTime {
  const parts = formatOf(timeZone).formatToParts(moment);
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
  };
}

/**
 * The moment at which clocks in the zone show that time; the first of two when they are set back. A time that is
 * skipped when they are set forward is taken as if they had not been: 02:30 is then what they show as 03:30.
 */
export function momentOf(local: LocalTime, timeZone: string): Date {
  const wanted = asUtc(local);
  // Zones change at most once in two days: the offset is the one before or the one after a change.
  const before = wanted - offsetMs(new Date(wanted - DAY_MS), timeZone);
  const after = wanted - offsetMs(new Date(wanted + DAY_MS), timeZone);
  const shows = (ms: number) => asUtc(localTimeOf(new Date(ms), timeZone)) === wanted;
  const found = [before, after].filter(shows).toSorted((one, other) => one - other)[0];
  return new Date(found ?? before);
}

/** Kept, one a zone: making one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** How far the zone's clocks are ahead of UTC at a moment, to the second. */
function offsetMs(moment: Date, timeZone: string): number {
  return asUtc(localTimeOf(moment, timeZone)) - Math.floor(moment.getTime() / 1000) * 1000;
}

function asUtc({ year, month, day, hour, minute, second }: LocalTime): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
