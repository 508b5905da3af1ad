import { DAY_MS } from './lib/time.ts';

const HOUR_MS = 3_600_000;

/** What a history stands on where it was made, for what it is to stand on where it is brought to. */
export interface Move {
  /** How many days later everything happened. */
  days: number;
  /** Ids that are others there. */
  ids: ReadonlyMap<string, string>;
}

const ID_OR_MOMENT =
  /"([0-9a-f]{8}-[0-9a-f]{4})(-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})"|"(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00))"/g;

/** Rows as JSON, moved: ids hold the moment they were made in, so they move with it, and those that refer to them too. */
export function moveRows(json: string, { days, ids }: Move): string {
  const known = new Map<string, string>();
  const keep = (part: string, made: string): string => {
    known.set(part, made);
    return made;
  };
  return json.replace(
    ID_OR_MOMENT,
    (_, time: string | undefined, rest: string | undefined, day: string, clock: string) => {
      if (time === undefined || rest === undefined)
        return `"${known.get(day) ?? keep(day, laterDay(day, days))}${clock}"`;
      return `"${ids.get(time + rest) ?? (known.get(time) ?? keep(time, laterTime(time, days))) + rest}"`;
    },
  );
}

function laterDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The 48 bits of an id that say when it was made. */
function laterTime(time: string, days: number): string {
  const ms = Number.parseInt(time.replace('-', ''), 16) + days * DAY_MS;
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

export function startOfDay(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
}

/**
 * Each day's check of all keywords begins at this time of the day, UTC, and has ended an hour later: when refreshes
 * begin (`refresh-time.rules.ts`), so that the one after the last is always to come.
 */
export const DAILY_AT_MS = 4 * HOUR_MS;

/** By how many days a history that was made before `madeOn` moves so that its last check is of the 24 hours before `now`. */
export function daysToMove(madeOn: Date, now: Date): number {
  const lastEnd = startOfDay(madeOn) - DAY_MS + DAILY_AT_MS + HOUR_MS;
  return Math.floor((now.getTime() - lastEnd) / DAY_MS);
}
